import { renderPart } from '../../test/render';
import { Page } from './page';

const fromServer = (title: string) => {
  document.head.insertAdjacentHTML(
    'afterbegin',
    `<title data-static>${title}</title><meta data-static name="description" content="server">`,
  );
};
const titles = () => [...document.head.querySelectorAll('title')].map(({ textContent }) => textContent);

const show = (isWaiting: boolean, title: string) =>
  renderPart(
    <Page title={title} isWaiting={isWaiting}>
      content
    </Page>,
    {},
  );

beforeEach(() => document.head.querySelectorAll('[data-static], title').forEach((tag) => tag.remove()));

test('the title that the server wrote stays while the page waits for what it is about', async () => {
  fromServer('Norrsken – Svenska Bilbollsligan');
  await show(true, 'Lag');
  expect(titles()).toEqual(['Norrsken – Svenska Bilbollsligan']);
  expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
});

test('a page that has its own title takes all that the server wrote away', async () => {
  fromServer('Norrsken – Svenska Bilbollsligan');
  await show(false, 'Vinter');
  expect(titles()).toEqual(['Vinter – Svenska Bilbollsligan']);
  expect(document.querySelector('[data-static]')).toBeNull();
  expect(document.querySelector('[aria-busy]')).toBeNull();
});

test('a page that waits where the server wrote nothing says at least what kind it is', async () => {
  await show(true, 'Lag');
  expect(titles()).toEqual(['Lag – Svenska Bilbollsligan']);
});
