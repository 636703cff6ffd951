/** Which posts a list has; null or left out: not limited. `text` is a part of the title. */
export interface NewsListFilter {
  categoryId?: number | null;
  text?: string | null;
  from?: Date | null;
  to?: Date | null;
}
