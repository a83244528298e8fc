/** Where one is in the table view: a cell, a block of cells from an anchor to it, and whether it is being edited. */
export interface Block {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export class GridCursor {
  row = $state(0);
  column = $state(0);
  private anchorRow = $state(0);
  private anchorColumn = $state(0);

  constructor(
    private readonly rows: () => number,
    private readonly columns: number,
  ) {}

  get block(): Block {
    return {
      top: Math.min(this.row, this.anchorRow),
      bottom: Math.max(this.row, this.anchorRow),
      left: Math.min(this.column, this.anchorColumn),
      right: Math.max(this.column, this.anchorColumn),
    };
  }

  get single(): boolean {
    return this.row === this.anchorRow && this.column === this.anchorColumn;
  }

  /** All cells of one or more rows: Delete takes the cards away. */
  get wholeRows(): boolean {
    const { left, right } = this.block;
    return left === 0 && right === this.columns - 1;
  }

  has(row: number, column: number): boolean {
    const { top, bottom, left, right } = this.block;
    return row >= top && row <= bottom && column >= left && column <= right;
  }

  go(row: number, column: number, extend = false): void {
    this.row = Math.max(0, Math.min(row, this.rows() - 1));
    this.column = Math.max(0, Math.min(column, this.columns - 1));
    if (extend) return;
    this.anchorRow = this.row;
    this.anchorColumn = this.column;
  }

  /** To the next cell in reading order. False at the last one, which is left. */
  step(by: 1 | -1): boolean {
    const at = this.row * this.columns + this.column + by;
    if (at < 0 || at >= this.rows() * this.columns) return false;
    this.go(Math.floor(at / this.columns), at % this.columns);
    return true;
  }

  selectRows(): void {
    this.anchorColumn = 0;
    this.column = this.columns - 1;
  }

  selectAll(): void {
    this.anchorRow = 0;
    this.anchorColumn = 0;
    this.row = this.rows() - 1;
    this.column = this.columns - 1;
  }
}

/** Steps of the keys that move; `far`: with Ctrl. */
export function moveOf(key: string, far: boolean): readonly [number, number] | null {
  const many = far ? 1e6 : 1;
  switch (key) {
    case 'ArrowUp':
      return [-many, 0];
    case 'ArrowDown':
      return [many, 0];
    case 'ArrowLeft':
      return [0, -many];
    case 'ArrowRight':
      return [0, many];
    case 'Home':
      return [far ? -1e6 : 0, -1e6];
    case 'End':
      return [far ? 1e6 : 0, 1e6];
    case 'PageUp':
      return [-10, 0];
    case 'PageDown':
      return [10, 0];
    default:
      return null;
  }
}
