import { keepPlace, keepPlaceAtLogin, takePlace } from './login-return';

test.each([
  '//evil.example/steal',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'admin/matches',
  '',
  '/callback/login?code=1',
  '/api/auth/discord',
  '/register/done',
])('%s is no place to come back to', (address) => {
  keepPlace(address);
  expect(takePlace()).toBeNull();
  // nor when other code has written it
  sessionStorage.setItem('placeBeforeLogin', address);
  expect(takePlace()).toBeNull();
});

test('a place is taken once', () => {
  keepPlace('/admin/matches/5/report?x=1#games');
  expect(takePlace()).toBe('/admin/matches/5/report?x=1#games');
  expect(takePlace()).toBeNull();
});

describe('a press on a login', () => {
  beforeAll(keepPlaceAtLogin);
  beforeEach(() => {
    document.body.innerHTML = '<a href="/api/auth/discord"><b>Log in</b></a><a href="/news">News</a>';
    document.body
      .querySelectorAll('a')
      .forEach((link) => link.addEventListener('click', (event) => event.preventDefault()));
  });
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

  test('remembers where the page is, and no other press does', () => {
    window.history.replaceState(null, '', '/signup?step=2');
    press('a[href="/news"]');
    expect(takePlace()).toBeNull();
    press('b');
    expect(takePlace()).toBe('/signup?step=2');
  });

  test('on the start page leads to the page that had asked for it', () => {
    window.history.replaceState(null, '', '/');
    keepPlace('/admin/requests');
    press('b');
    expect(takePlace()).toBe('/admin/requests');
    press('b');
    expect(takePlace()).toBe('/');
  });
});
