// The API's page: reads /api/openapi.json, lists every operation, lets one try it. No outside hosts, no inline code.

const main = document.getElementById("operations");
const find = document.getElementById("find");

function make(tag, text, options = {}) {
  const node = document.createElement(tag);
  if (text !== undefined) node.textContent = text;
  Object.assign(node, options);
  return node;
}

function resolve(api, schema) {
  return schema && schema.$ref ? api.components.schemas[schema.$ref.split("/").pop()] : schema;
}

// A request one could send: required fields, and those with a default, by their types.
function sample(api, schema, depth = 0) {
  const known = resolve(api, schema);
  if (!known || depth > 4) return null;
  if (known.examples) return known.examples[0];
  if (known.default !== undefined) return known.default;
  if (known.enum) return known.enum[0];
  if (known.const !== undefined) return known.const;
  const some = known.anyOf || known.oneOf;
  if (some) return sample(api, some.find((one) => one.type !== "null") || some[0], depth + 1);
  switch (known.type) {
    case "object": {
      const out = {};
      for (const name of known.required || []) out[name] = sample(api, known.properties[name], depth + 1);
      return out;
    }
    case "array":
      return Array.from({ length: known.minItems || 0 }, () => sample(api, known.items, depth + 1));
    case "integer":
    case "number":
      return known.minimum || 0;
    case "boolean":
      return false;
    default:
      return "";
  }
}

function tryForm(api, method, path, operation) {
  const form = make("form");
  const inputs = (operation.parameters || []).map((parameter) => {
    const label = make("label", `${parameter.name} `);
    const input = make("input", undefined, { name: parameter.name, required: Boolean(parameter.required) });
    label.append(input);
    form.append(label);
    return { parameter, input };
  });
  let body = null;
  const content = operation.requestBody && operation.requestBody.content["application/json"];
  if (content) {
    const text = JSON.stringify(sample(api, content.schema), null, 2);
    body = make("textarea", text, { spellcheck: false, rows: Math.min(24, text.split("\n").length + 1) });
    const label = make("label", "body");
    label.append(body);
    form.append(label);
  }
  const answer = make("pre", "", { hidden: true });
  form.append(make("button", "Send", { type: "submit" }), answer);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    let address = path;
    const query = new URLSearchParams();
    for (const { parameter, input } of inputs) {
      if (parameter.in === "path") address = address.replace(`{${parameter.name}}`, encodeURIComponent(input.value));
      else if (input.value) query.set(parameter.name, input.value);
    }
    if ([...query].length) address += `?${query}`;
    answer.hidden = false;
    answer.textContent = "…";
    const headers = body ? { "Content-Type": "application/json" } : {};
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 5000);
    try {
      const response = await fetch(address, { method, headers, body: body ? body.value : undefined, signal: stop.signal });
      answer.textContent = `${response.status} ${response.statusText}\n`;
      const reader = response.body ? response.body.getReader() : null;
      const decoder = new TextDecoder();
      let text = "";
      while (reader) {
        const { done, value } = await reader.read();
        if (done) break;
        text += decoder.decode(value, { stream: true });
        answer.textContent = `${response.status}\n${text.slice(0, 20000)}`;
      }
      if (text && response.headers.get("content-type").includes("json") && !text.includes("}\n{")) {
        answer.textContent = `${response.status}\n${JSON.stringify(JSON.parse(text), null, 2).slice(0, 20000)}`;
      }
    } catch (error) {
      answer.textContent += `\n(${error.name === "AbortError" ? "stopped listening after 5 seconds" : error.message})`;
    }
  });
  return form;
}

function show(api) {
  main.replaceChildren();
  const groups = new Map();
  for (const [path, operations] of Object.entries(api.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const tag = (operation.tags || ["other"])[0];
      if (!groups.has(tag)) groups.set(tag, []);
      groups.get(tag).push({ path, method: method.toUpperCase(), operation });
    }
  }
  for (const [tag, list] of groups) {
    const section = make("section");
    section.append(make("h2", tag));
    main.append(section);
    for (const { path, method, operation } of list) {
      const details = make("details");
      details.dataset.text = `${method} ${path} ${operation.description || ""}`.toLowerCase();
      const summary = make("summary");
      summary.append(make("span", method, { className: "method" }), make("code", path));
      details.append(summary, make("p", operation.description || ""));
      details.addEventListener("toggle", () => {
        if (!details.open || details.querySelector("form")) return;
        const answers = make("ul");
        for (const [status, response] of Object.entries(operation.responses)) {
          answers.append(make("li", `${status}: ${response.description}`));
        }
        details.append(answers, tryForm(api, method, path, operation));
      });
      section.append(details);
    }
  }
  // The `type` of a problem leads here.
  const refusals = document.getElementById("refusals");
  refusals.append(make("h2", "refusals"));
  const codes = make("dl");
  for (const [code, { status, meaning }] of Object.entries(api["x-codes"])) {
    codes.append(make("dt", `${status} ${code}`, { id: code }), make("dd", meaning));
  }
  refusals.append(codes);
  const schemas = document.getElementById("schemas");
  schemas.append(make("h2", "schemas"));
  for (const [name, schema] of Object.entries(api.components.schemas)) {
    const details = make("details", undefined, { id: name });
    details.append(make("summary", name), make("pre", JSON.stringify(schema, null, 2)));
    schemas.append(details);
  }
  if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

find.addEventListener("input", () => {
  const wanted = find.value.toLowerCase();
  for (const section of main.children) {
    const all = [...section.querySelectorAll("details")];
    for (const details of all) details.hidden = !details.dataset.text.includes(wanted);
    section.hidden = all.every((details) => details.hidden);
  }
});

fetch("/api/openapi.json")
  .then((response) => response.json())
  .then(show)
  .catch(() => main.replaceChildren(make("p", "The description could not be loaded. Is the server still running?")));
