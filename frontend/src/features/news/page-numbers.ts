/** Posts on a page of the list. */
export const PAGE_SIZE = 9;

/** How many pages that many posts fill; an empty list is a page too. */
export const pageCount = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE));

/** The page in the address: the first when it says none, null for what is no page. */
export const pageOf = (param: string | undefined): number | null =>
  param === undefined ? 1 : /^[1-9]\d{0,5}$/.test(param) ? Number(param) : null;

/** The pages to lead to from one: the first, the last and its neighbours; null is a gap. */
export function shownPages(page: number, count: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, count].filter((number) => number >= 1 && number <= count);
  const numbers = [...new Set(wanted)].sort((a, b) => a - b);
  return numbers.flatMap((number, at) => {
    const before = numbers[at - 1];
    if (before === undefined || number === before + 1) return [number];
    return number === before + 2 ? [number - 1, number] : [null, number];
  });
}
