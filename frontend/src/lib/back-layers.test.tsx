import { openLayer } from './back-layers';

/** Steps of the history arrive later, one after the other. */
const arrived = () => new Promise((done) => setTimeout(done, 250));

const back = async () => {
  window.history.back();
  await arrived();
};

/** The page on which a test begins, and what closed by Back. */
let closed: string[];
let number = 0;
beforeEach(() => {
  closed = [];
  window.history.pushState(null, '', `/before-${++number}`);
  window.history.pushState(null, '', `/page-${number}`);
});

const open = (name: string) => openLayer(() => closed.push(name));
const here = () => window.location.pathname;

test('Back closes the layer at the top, then the one below it, then leaves the page', async () => {
  open('form');
  open('question');
  await back();
  expect(closed).toEqual(['question']);
  await back();
  expect(closed).toEqual(['question', 'form']);
  expect(here()).toBe(`/page-${number}`);
  await back();
  expect(here()).toBe(`/before-${number}`);
});

test.each([
  ['the question first', [1, 0]],
  ['the form first', [0, 1]],
])('a question and its form close at once, %s: the next Back is the reader’s', async (_case, order) => {
  const closing = [open('form'), open('question')];
  for (const at of order) closing[at]!();
  await arrived();
  await back();
  expect(here()).toBe(`/before-${number}`);
});

test('a layer that opens while the step of the last one is on its way stays open, and Back closes it', async () => {
  open('form')();
  // the step is made after the task, and arrives after another
  await new Promise((done) => setTimeout(done));
  open('question');
  await arrived();
  expect(closed).toEqual([]);
  await back();
  expect(closed).toEqual(['question']);
  expect(here()).toBe(`/page-${number}`);
  await back();
  expect(here()).toBe(`/before-${number}`);
});

test('one that opens and closes while the step of the last one is on its way leaves no step behind', async () => {
  open('form')();
  await new Promise((done) => setTimeout(done));
  open('question')();
  await arrived();
  open('list');
  open('question over it');
  await arrived();
  expect(closed).toEqual([]);
  await back();
  expect(closed).toEqual(['question over it']);
});

test('a page that opens from a layer is not left by the layer’s own step', async () => {
  open('menu')();
  await new Promise((done) => setTimeout(done));
  window.history.pushState(null, '', `/chosen-${number}`);
  await arrived();
  expect(here()).toBe(`/chosen-${number}`);
});
