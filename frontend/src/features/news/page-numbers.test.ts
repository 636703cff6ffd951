import { pageCount, pageOf, shownPages } from './page-numbers';

test.each([
  [0, 1],
  [1, 1],
  [9, 1],
  [10, 2],
  [18, 2],
  [19, 3],
])('%i posts fill %i pages', (total, pages) => expect(pageCount(total)).toBe(pages));

test.each([
  [undefined, 1],
  ['1', 1],
  ['12', 12],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['två', null],
  ['99999999', null],
])('the address %s is page %s', (param, page) => expect(pageOf(param)).toBe(page));

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [3, 9, [1, 2, 3, 4, null, 9]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
])('page %i of %i leads to %j', (page, count, shown) => expect(shownPages(page, count)).toEqual(shown));
