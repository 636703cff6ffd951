import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../../test/render';
import { hideResults } from './hidden-results';
import { HiddenResult, HiddenWord } from './hidden-result';
import { Spoiler } from './spoiler';

afterEach(() => act(() => hideResults(false)));

const TABLE = 'Norrsken 21';
const table = (...tells: number[]) => (
  <HiddenResult part="division-4" tells={tells} name="Tabell">
    <p>{TABLE}</p>
  </HiddenResult>
);
const button = (part: string) => screen.findByRole('button', { name: `Visa resultat: ${part}` });

test('nothing is hidden from those who did not ask for it', async () => {
  await renderPart(table(1, 2));
  expect(screen.getByText(TABLE)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('what results tell is not on the page until its button is pressed', async () => {
  hideResults(true);
  await renderPart(table(1, 2));
  expect(await screen.findByText('Resultaten är dolda.')).toBeVisible();
  expect(screen.queryByText(TABLE)).toBeNull();
  await userEvent.click(await button('Tabell'));
  expect(screen.getByText(TABLE)).toBeVisible();
  expect(screen.queryByText('Resultaten är dolda.')).toBeNull();
});

test('a result that comes later hides it again', async () => {
  hideResults(true);
  const { unmount } = await renderPart(table(1, 2));
  await userEvent.click(await button('Tabell'));
  unmount();
  await renderPart(table(1, 2, 3));
  expect(await button('Tabell')).toBeVisible();
  expect(screen.queryByText(TABLE)).toBeNull();
});

test('one press shows all that has the same name, and nothing that has another', async () => {
  hideResults(true);
  await renderPart(
    <>
      {table(1, 2)}
      <HiddenResult part="division-4" tells={[1, 2]}>
        <p>oddsen</p>
      </HiddenResult>
      <HiddenWord part="team-7" tells={[1]} name="Placering">
        Plats 3
      </HiddenWord>
    </>,
  );
  await userEvent.click(await button('Tabell'));
  expect(screen.getByText('oddsen')).toBeVisible();
  expect(screen.queryByText('Plats 3')).toBeNull();
  await userEvent.click(await button('Placering'));
  expect(screen.getByText('Plats 3')).toBeVisible();
});

test('before the first result there is nothing to hide', async () => {
  hideResults(true);
  await renderPart(table());
  expect(screen.getByText(TABLE)).toBeVisible();
});

test('what tells each result shows the series everywhere, and the table that follows from them', async () => {
  hideResults(true);
  const series = { id: 1, state: 'REPORTED', home: { name: 'Norrsken' }, away: { name: 'Sydpolen' } };
  await renderPart(
    <>
      <HiddenResult part="crosstable-4" tells={[1]} isEach name="Korstabell">
        <p>3–1</p>
      </HiddenResult>
      <Spoiler series={series} button="middle">
        <p>serien</p>
      </Spoiler>
      {table(1)}
    </>,
  );
  expect(await screen.findByRole('button', { name: 'Visa resultat: Norrsken – Sydpolen' })).toBeVisible();
  await userEvent.click(await button('Korstabell'));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(TABLE)).toBeVisible();
});

test('a series that is shown is shown alone', async () => {
  hideResults(true);
  const series = { id: 1, state: 'REPORTED', home: { name: 'Norrsken' }, away: { name: 'Sydpolen' } };
  await renderPart(
    <>
      <Spoiler series={series} button="middle">
        <p>serien</p>
      </Spoiler>
      {table(1, 2)}
    </>,
    { language: 'en' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Show result: Norrsken – Sydpolen' }));
  expect(screen.queryByText(TABLE)).toBeNull();
  expect(screen.getByRole('button', { name: 'Show results: Tabell' })).toBeVisible();
});
