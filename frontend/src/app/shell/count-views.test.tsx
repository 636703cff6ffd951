import { answerConsent } from '../../lib/consent';
import { reportPageView } from '../../lib/page-view';
import { countViews } from './count-views';

const ownFetch = globalThis.fetch;
const asked = jest.fn(async (..._asked: Parameters<typeof fetch>) => new Response(null, { status: 204 }));
const told = () => asked.mock.calls.map(([, init]) => (JSON.parse(init?.body as string) as { path: string }).path);
const show = (path: string) => reportPageView({ path, title: 'En sida' });
let end = () => undefined as void;

beforeEach(() => {
  document.cookie = 'cookieConsent=; Max-Age=0';
  asked.mockClear();
  globalThis.fetch = asked;
});
afterEach(() => {
  end();
  globalThis.fetch = ownFetch;
});

test('nothing is sent before the reader has answered, and nothing after a no', () => {
  end = countViews();
  show('/tonight');
  show('/series/7');
  answerConsent(false);
  show('/team/3');
  expect(told()).toEqual([]);
});

test('after a yes each page is told once, the one on which it was said first', () => {
  show('/tonight');
  end = countViews();
  answerConsent(true);
  answerConsent(true);
  show('/series/7');
  show('/tonight');
  expect(told()).toEqual(['/tonight', '/series/7', '/tonight']);
});

test('a page that was shown before the counting began is told too, once', () => {
  answerConsent(true);
  show('/records');
  end = countViews();
  expect(told()).toEqual(['/records']);
});

test('who takes the yes back is not counted from then on', () => {
  answerConsent(true);
  end = countViews();
  show('/tonight');
  answerConsent(false);
  show('/series/7');
  expect(told().at(-1)).toBe('/tonight');
});

test.each(['/admin/dashboard', '/admin', '/no-such-page'])('%s is not counted', (path) => {
  answerConsent(true);
  show('/faq');
  end = countViews();
  show(path);
  expect(told()).toEqual(['/faq']);
});

test('a path goes without cookies, query and title', () => {
  answerConsent(true);
  show('/faq');
  end = countViews();
  const [address, init] = asked.mock.calls[0] ?? [];
  expect(address).toBe('/api/page-views');
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit', body: '{"path":"/faq"}' });
});
