import { storedLanguage, storeLanguage, tellLanguage } from './language';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState({ key: 'kept' }, '', '/seasons');
});
afterEach(() => document.head.querySelectorAll('link').forEach((link) => link.remove()));

test('is Swedish for a visitor who has chosen nothing, or nonsense', () => {
  expect(storedLanguage()).toBe('se');
  window.localStorage.setItem('language', 'fr');
  window.sessionStorage.setItem('language', 'fr');
  expect(storedLanguage()).toBe('se');
});

test('is what the address of the visit asked for, whatever was chosen before', () => {
  window.localStorage.setItem('language', 'se');
  window.sessionStorage.setItem('language', 'en');
  expect(storedLanguage()).toBe('en');
});

test("the reader's own choice holds, and the address asks no more", () => {
  window.sessionStorage.setItem('language', 'en');
  window.history.replaceState({ key: 'kept' }, '', '/seasons?lang=en&season=3');
  storeLanguage('se');
  expect(storedLanguage()).toBe('se');
  expect(window.location.search).toBe('?season=3');
  expect(window.history.state).toEqual({ key: 'kept' });
});

test("of the feeds that the server named, those in the reader's language stay", () => {
  const links = ['sv', 'en'].flatMap((tag) => [
    `<link rel="alternate" hreflang="${tag}" href="/team/1">`,
    `<link rel="alternate" type="text/calendar" hreflang="${tag}" title="${tag}" href="/api/calendar/team/1.ics">`,
  ]);
  // what else is there stays: all files of a worker share the styles in the head
  document.head.insertAdjacentHTML('beforeend', links.join(''));
  tellLanguage('en');
  expect(([...document.head.querySelectorAll('link[type]')] as HTMLLinkElement[]).map(({ title }) => title)).toEqual([
    'en',
  ]);
  expect(document.head.querySelectorAll('link:not([type])')).toHaveLength(2);
  expect(document.documentElement.lang).toBe('en');
});
