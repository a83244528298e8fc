declare module 'subset-font' {
  export type Axes = Record<string, number | { min: number; max: number; default: number }>;
  export default function subset(
    font: Buffer,
    letters: string,
    options: { targetFormat: 'woff2'; variationAxes?: Axes },
  ): Promise<Buffer>;
}
