/** Which posts a list has; null or left out: not limited. `text` is a part of the title. */
export interface NewsListFilter {
  /** Only these. */
  ids?: readonly number[] | null;
  categoryId?: number | null;
  text?: string | null;
  from?: Date | null;
  to?: Date | null;
}

export const NEWS_LIST_ORDERS = ['published', 'registered'] as const;
export type NewsListOrder = (typeof NEWS_LIST_ORDERS)[number];
