// What must hold on every page and in every state, asked of the page as it is shown.
// Under a modal dialog nothing is looked at: it is out of reach, and seen only dimly.
window.facts = (() => {
  const stage = () => document.querySelector('dialog[open]') ?? document.body;
  // Far-off parts of a long page are not laid out before one comes there.
  const seen = (one) =>
    one.checkVisibility({
      contentVisibilityAuto: true,
      opacityProperty: true,
      visibilityProperty: true,
    });

  function path(one) {
    const name = (e) => e.tagName.toLowerCase() + (e.classList[0] ? `.${e.classList[0]}` : '');
    return [one.parentElement, one].map(name).join(' > ');
  }

  // Names may be of any length: they are cut short, and pointing shows the whole.
  const NAMES = '.name, .who, .of, .end a, option';
  // The number on a Set token, which lies across two cards, is no text of either.
  const UNSEEN = '.visually-hidden, .skip, .seam, script, style';
  const BOXES = 'button, .plate, td, th, li, dd, dt, legend';

  // Words that their own box, or one around it, cuts off; that hang out of their button, or of
  // the window. Boxes that scroll show all.
  function clipped() {
    const found = new Set();
    const walker = document.createTreeWalker(stage(), NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node; (node = walker.nextNode());) {
      const words = node.textContent.trim();
      const parent = node.parentElement;
      if (!words || !seen(parent) || parent.closest(`${NAMES}, ${UNSEEN}`)) continue;
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const why = rect.width < 1 ? null : cut(rect, parent);
        if (why) found.add(`${why}: "${words.slice(0, 50)}" in ${path(parent)}`);
      }
    }
    for (const field of stage().querySelectorAll('select, input[type=text], input:not([type])')) {
      if (!seen(field) || field.readOnly || field.value.length > 20) continue;
      if (field.scrollWidth > field.clientWidth + 2) found.add(`cut: field ${path(field)}`);
    }
    return [...found];
  }

  function cut(rect, parent) {
    for (let box = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      // Words for ears alone are kept in a box of a pixel.
      if (edge.width <= 1 || edge.height <= 1) return null;
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return null;
      const aside = (slack) => rect.right > edge.right + slack || rect.left < edge.left - slack;
      if (/hidden|clip/.test(style.overflowX) && aside(1.5)) return 'cut at the side';
      // Letters are lower than their line: a quarter of it may stick out unseen.
      const low = rect.height / 4;
      const over = rect.bottom > edge.bottom + low || rect.top < edge.top - low;
      if (/hidden|clip/.test(style.overflowY) && over) return 'cut in height';
      if (box.matches(BOXES) && style.display !== 'inline' && aside(2)) return 'hangs out';
      if (style.position === 'fixed') break;
    }
    return rect.right > innerWidth + 1 || rect.left < -1 ? 'beyond the window' : null;
  }

  // What answers to a finger, with the box it answers in: its own, or that of a label around it.
  // Links inside a sentence are as high as its line (the exception of WCAG 2.5.5), and a
  // rival's small cards lie large in the dialog that looks at that Museum.
  const INSIDE = '.rival .body';

  function targets() {
    // A card looked at closely lies over others until it is closed; the text of a lesson lies beside
    // what it lights, and moves along with it.
    const first = '.inspector.pinned, section:has([data-step])';
    const over = document.querySelector(first) ?? stage();
    const all = over.querySelectorAll('a[href], button, input, select, textarea, summary');
    return [...all].flatMap((one) => {
      if (one.disabled || one.matches('.skip') || one.closest(INSIDE)) return [];
      const box = one.labels?.[0]?.contains(one) ? one.labels[0] : one;
      const inSentence = [...one.parentElement.childNodes].some(
        (beside) => beside.nodeType === Node.TEXT_NODE && beside.textContent.trim() !== '',
      );
      return (one.matches('a') && inSentence) || !seen(box) ? [] : [{ one, box }];
    });
  }

  function tell({ one }) {
    const words = one.getAttribute('aria-label') ?? one.innerText ?? '';
    return `${one.tagName.toLowerCase()}.${one.className} "${words.trim().slice(0, 40)}"`;
  }

  // Shares of the width and height of a box at which it is touched.
  const LINES = [0.5, 0.2, 0.8];

  async function small(least) {
    const found = [];
    for (const target of targets()) {
      target.box.scrollIntoView({ block: 'center', inline: 'nearest' });
      // Some parts give way once the page is scrolled: look again.
      const most = fingerRoom(target, least) && ((await window.settled()), fingerRoom(target, least));
      if (most) found.push(`${most.join('×')} ${tell(target)}`);
    }
    scrollTo(0, 0);
    return found;
  }

  // The room that a finger has there; null if that is enough.
  function fingerRoom({ box }, least) {
    const rect = box.getBoundingClientRect();
    const hit = (x, y) => box.contains(document.elementFromPoint(x, y));
    // A pixel is lost where a box begins between two.
    const wanted = least - 1;
    const across = (part) =>
      longest(rect.left, rect.right, wanted, (x) => hit(x, rect.top + rect.height * part));
    const down = (part) =>
      longest(rect.top, rect.bottom, wanted, (y) => hit(rect.left + rect.width * part, y));
    const enough = (length) => length >= wanted;
    if (LINES.some((part) => enough(across(part))) && LINES.some((part) => enough(down(part))))
      return null;
    return [across, down].map((way) => Math.max(...LINES.map(way)));
  }

  // To find what lies at a point takes long. Most boxes have room at every third pixel, from the first
  // such place to the last; only where one has not, every pixel is looked at.
  const STRIDE = 3;

  // Looks no further once it has found what is wanted.
  function longest(from, to, wanted, at) {
    let begin = null;
    for (let place = from + 0.5; place < to; place += STRIDE) {
      begin = at(place) ? (begin ?? place) : null;
      if (begin !== null && place - begin >= wanted) return place - begin;
    }
    let [best, run] = [0, 0];
    for (let place = from + 0.5; place < to && best < wanted; place += 1) {
      run = at(place) ? run + 1 : 0;
      best = Math.max(best, run);
    }
    return best;
  }

  // What could be clicked, if only it could be brought into view from under the bars.
  function outOfReach() {
    const found = targets().filter(({ box }) => {
      box.scrollIntoView({ block: 'center', inline: 'nearest' });
      const { left, top, width, height } = box.getBoundingClientRect();
      return !LINES.some((x) =>
        LINES.some((y) =>
          box.contains(document.elementFromPoint(left + width * x, top + height * y)),
        ),
      );
    });
    scrollTo(0, 0);
    return found.map(tell);
  }

  // Parts of the table that lie over one another.
  function overlaps() {
    const parts = [...document.querySelectorAll('.rival, .quarry, .press, .own, .story')]
      .filter((one) => one.offsetWidth > 0 && one.offsetHeight > 0)
      .map((one) => [one.className, one.getBoundingClientRect()]);
    return parts.flatMap(([a, p], index) =>
      parts.slice(index + 1).flatMap(([b, q]) => {
        const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
        const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
        return wide > 1 && high > 1 ? [`${a} over ${b}`] : [];
      }),
    );
  }

  // Signs that say nothing: no tooltip, and no word beside them in their button, line or cell. The fossil in
  // its slab is a picture, and a card that lies under a finger's button is explained there.
  const PICTURES = '.stone, .portrait, .flat, .mini, .aim, .line .study, .wreath, figure';
  const BESIDE = 'button, a, p, li, dt, th, td, h1, h2, h3, label, dd, .tag';

  function unexplained() {
    const found = new Set();
    for (const sign of stage().querySelectorAll('.table svg, dialog[open] svg')) {
      if (!seen(sign) || sign.closest(PICTURES)) continue;
      const words = sign.closest(BESIDE)?.innerText ?? '';
      if (sign.querySelector('title') || sign.closest('[title]') || /\p{L}{2}/u.test(words)) continue;
      found.add(`unexplained: ${path(sign)} in ${path(sign.parentElement.parentElement)}`);
    }
    return [...found];
  }

  function sideways() {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth}`] : [];
  }

  function layout() {
    return [...clipped(), ...overlaps(), ...sideways()];
  }

  // Words outside the brackets of the made-up language were written past the catalogs. Names,
  // and what the deck itself says (`data`), are in no language.
  function hardWired(data) {
    const free = `${NAMES}, ${UNSEEN}, kbd, .label, .numeral, .tag${data ? `, ${data}` : ''}`;
    const found = [];
    let depth = 0;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node; (node = walker.nextNode());) {
      const text = node.textContent;
      const outside = depth === 0 ? text.replace(/⟦[^]*⟧?/, '') : '';
      depth += (text.match(/⟦/g) ?? []).length - (text.match(/⟧/g) ?? []).length;
      if (!/\p{L}{2}/u.test(outside) || node.parentElement.closest(free)) continue;
      if (seen(node.parentElement)) found.push(`${outside.trim()} in ${path(node.parentElement)}`);
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      for (const one of document.querySelectorAll(`[${name}]`)) {
        const text = one.getAttribute(name);
        if (/\p{L}{2}/u.test(text) && !text.includes('⟦') && !one.closest(free))
          found.push(`${name}="${text}" of ${path(one)}`);
      }
    }
    return found;
  }

  // Drawings are for eyes and say nothing; their thousands of lines would cost axe minutes. Words stay: `layout` and
  // `unexplained` look at them.
  function emptyDrawings() {
    const drawn = '[aria-hidden=true] svg *, svg[aria-hidden=true] *';
    const said = 'text, text *, title, :has(text, title)';
    for (const part of document.querySelectorAll(drawn)) if (!part.matches(said)) part.remove();
  }

  return { layout, unexplained, small, outOfReach, hardWired, emptyDrawings };
})();
