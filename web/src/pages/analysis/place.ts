/** A position in an address: `#12~dig 2 smilodon~show smilodon new`, the choices after twelve of the game. */
export interface Place {
  /** Choices of the game before the line begins. */
  ply: number;
  choices: string[];
}

export function placeIn(hash: string): Place {
  const [first = '', ...choices] = hash.replace(/^#/, '').split('~');
  const ply = Number(first);
  return {
    ply: Number.isInteger(ply) && ply > 0 ? ply : 0,
    choices: choices.map((choice) => decodeURIComponent(choice).replaceAll('.', ' ')),
  };
}

export function hashOf({ ply, choices }: Place): string {
  const spelled = choices.map((choice) => encodeURIComponent(choice.replaceAll(' ', '.')));
  return `#${[String(ply), ...spelled].join('~')}`;
}
