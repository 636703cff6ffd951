/** The number of posts on a page of the list. */
export const PAGE_SIZE = 9;

/** The number of pages for this many posts. An empty list has one page. */
export const pageCount = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE));

/** The page in the address: the first when there is none, null for an invalid one. */
export const pageOf = (param: string | undefined): number | null =>
  param === undefined ? 1 : /^[1-9]\d{0,5}$/.test(param) ? Number(param) : null;

/** The linked pages on a page of the list: the first, the last and the neighbours; null is a gap. */
export function shownPages(page: number, count: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, count].filter((number) => number >= 1 && number <= count);
  const numbers = [...new Set(wanted)].sort((a, b) => a - b);
  return numbers.flatMap((number, at) => {
    const before = numbers[at - 1];
    if (before === undefined || number === before + 1) return [number];
    return number === before + 2 ? [number - 1, number] : [null, number];
  });
}
