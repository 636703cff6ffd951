import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { PaletteRulesDocument } from '../../../features/content/rule-books/palette-rules.generated';
import { hideResults } from '../../../league/spoilers/hidden-results';
import { answerTo } from '../../../test/answer-to';
import { renderPart } from '../../../test/render';
import { viewerAnswer } from '../../../test/viewer-answer';
import { SearchButton } from '../menu/search-button';
import { SearchPaletteDocument } from './search-palette.generated';
import { useSearchPalette } from './use-search-palette';

/** Shows the address with its hash. */
function Place() {
  const { pathname, hash } = useLocation();
  return <span data-testid="place">{pathname + hash}</span>;
}

/** The button and the palette, as in the shell. */
function Search() {
  const [palette, open] = useSearchPalette();
  return (
    <>
      <SearchButton onPress={open} />
      <Place />
      {palette}
    </>
  );
}

const FOUND = {
  players: [{ id: 7, nickname: 'Åskar', avatar: null, nationality: 'SE' }],
  teams: [{ id: 3, name: 'Åskväder', logo: null }],
  divisions: [
    {
      division: { id: 1, name: 'Åsdivisionen', nameEng: null, discriminator: 'as', seasonId: 8 },
      season: { id: 8, name: 'Säsong 8' },
    },
  ],
  news: [
    {
      id: 4,
      title: 'Åska i finalen',
      slug: 'aska-i-finalen',
      publishedAt: '2026-03-10T20:00:00Z',
      mayTellResults: true,
    },
  ],
  playing: [] as object[],
  series: [] as object[],
};
const NOTHING = { players: [], teams: [], divisions: [], news: [], playing: [], series: [] };

const book = (title: string, sections: object[] = []) => ({ title, sections });
const CLAUSE = { number: '9.2', text: 'Det lag som uteblir förlorar serien.' };
const RULES = {
  rules: book('Tävlingsregler', [{ number: 9, title: 'Walkover', clauses: [CLAUSE] }]),
  conduct: book('Uppförandekod'),
  statutes: book('Stadgar'),
};

const asked: string[] = [];
beforeEach(() => asked.splice(0));
const draw = () =>
  renderPart(<Search />, {
    answers: [
      viewerAnswer(null),
      answerTo(
        PaletteRulesDocument,
        () => {
          asked.push('the rule books');
          return RULES;
        },
        { times: 20 },
      ),
      answerTo(
        SearchPaletteDocument,
        ({ text }) => {
          asked.push(String(text));
          return { search: text === 'ås' ? FOUND : NOTHING };
        },
        { times: 20 },
      ),
    ],
  });
const address = () => screen.getByTestId('address').textContent;
const open = async () => {
  await draw();
  await userEvent.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox');
};

test('it opens by keyboard from everywhere, ready to type in', async () => {
  expect(await open()).toHaveFocus();
  expect(asked).toEqual([]);
});

test('the command key opens it too, and the button', async () => {
  await draw();
  await userEvent.keyboard('{Meta>}k{/Meta}');
  expect(await screen.findByRole('combobox')).toBeInTheDocument();
});

test('everything that is found is listed by kind, and arrow keys and Enter lead there', async () => {
  const box = await open();
  await userEvent.type(box, 'ås');
  const divisions = await screen.findByRole('group', { name: 'Divisioner' });
  expect(within(divisions).getByRole('option')).toHaveAttribute('aria-selected', 'true');
  expect(within(divisions).getByRole('option')).toHaveTextContent('ÅsdivisionenSäsong 8');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  // after the last result comes the first
  expect(within(divisions).getByRole('option')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(address()).toBe('/post/aska-i-finalen');
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('readers who hide results see the day of a post that may tell one', async () => {
  hideResults(true);
  await userEvent.type(await open(), 'ås');
  expect(await screen.findByText('Nyhet från 10 mars 2026')).toBeInTheDocument();
  expect(screen.queryByText('Åska i finalen')).toBeNull();
  act(() => hideResults(false));
});

test('a series that is being played says so', async () => {
  const playing = {
    id: 12,
    home: { id: 3, name: 'Åskväder', logo: null },
    away: { id: 4, name: 'Vinter', logo: null },
  };
  FOUND.playing.push(playing);
  await userEvent.type(await open(), 'ås');
  const group = await screen.findByRole('group', { name: 'Spelas nu' });
  expect(within(group).getByRole('option')).toHaveTextContent('Åskväder – Vinterspelas nu');
  await userEvent.click(within(group).getByRole('option'));
  expect(address()).toBe('/series/12');
  FOUND.playing.pop();
});

test('the series of two teams is found, and says when it is', async () => {
  const series = {
    ...{ id: 13, home: { id: 3, name: 'Åskväder' }, away: { id: 4, name: 'Vinter' } },
    ...{ division: { id: 1, name: 'Division 1', nameEng: null }, scheduledAt: '2026-11-24T18:00:00.000Z' },
  };
  FOUND.series.push(series, { ...series, id: 14, scheduledAt: null });
  await userEvent.type(await open(), 'ås');
  const group = await screen.findByRole('group', { name: 'Serier' });
  const [dated, unset] = within(group).getAllByRole('option');
  expect(dated).toHaveTextContent('Åskväder – VinterDivision 1, 24 november 2026 19:00');
  expect(unset).toHaveTextContent('Division 1, ingen tid satt');
  await userEvent.click(dated as HTMLElement);
  expect(address()).toBe('/series/13');
  FOUND.series.splice(0);
});

test('what begins as it is typed comes before what only contains it', async () => {
  FOUND.players[0]!.nickname = 'Sparåsen';
  await userEvent.type(await open(), 'ås');
  const names = (await screen.findAllByRole('group')).map((group) => group.getAttribute('aria-labelledby'));
  expect(names.map((id) => document.getElementById(id ?? '')?.textContent)).toEqual([
    ...['Divisioner', 'Lag', 'Spelare', 'Nyheter'],
  ]);
  FOUND.players[0]!.nickname = 'Åskar';
});

test.each([
  ['bli medlem', 'Medlemskap'],
  ['statistik', 'Topplistor'],
  ['logga in', 'Logga in'],
  ['resultat', 'Matcher'],
  ['kontakt', 'Om oss'],
])('“%s” leads to the page %s', async (typed, page) => {
  await userEvent.type(await open(), typed);
  const [first] = await screen.findAllByRole('option');
  expect(first).toHaveTextContent(page);
});

test('a button closes it', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Stäng sökningen' }));
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('a hit is pressed as well', async () => {
  await userEvent.type(await open(), 'ås');
  await userEvent.click(await screen.findByText('Åskväder'));
  expect(address()).toBe('/team/3');
});

test('pages are found by the name of their menu entry', async () => {
  const box = await open();
  await userEvent.type(box, 'säsong');
  expect(await screen.findByRole('option', { name: 'Alla säsonger' })).toBeInTheDocument();
});

test.each(['9.2', '§ 9.2', 'uteblir walkover'])('“%s” finds the clause, and leads to it', async (typed) => {
  const box = await open();
  expect(asked).toEqual([]);
  await userEvent.type(box, typed);
  const rules = await screen.findByRole('group', { name: 'Regler' });
  expect(within(rules).getByRole('option')).toHaveTextContent(
    '§ 9.2 WalkoverTävlingsreglerDet lag som uteblir förlorar serien.',
  );
  expect(asked.filter((each) => each === 'the rule books')).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/rules#9.2'));
});

test('what resembles nothing is said so, and only when the typing has paused', async () => {
  await userEvent.type(await open(), 'xyzzy');
  expect(await screen.findByText('Inga träffar på ”xyzzy”.')).toBeInTheDocument();
  await waitFor(() => expect(asked.length).toBeLessThan(6));
});

test('an Enter before the answer waits for it, and does not lead to what fewer letters had found', async () => {
  const box = await open();
  await userEvent.type(box, 'ås');
  await screen.findByRole('group', { name: 'Spelare' });
  await userEvent.type(box, 'k{Enter}');
  expect(address()).not.toContain('/division/');
  expect(box).toBeInTheDocument();
  expect(await screen.findByText('Inga träffar på ”åsk”.')).toBeInTheDocument();
  await userEvent.clear(box);
  await userEvent.type(box, 'ås{Enter}');
  await waitFor(() => expect(address()).toBe('/division/as/season/8'));
});

test('a keydown without a key, as a browser that fills in a form sends, is passed by', async () => {
  await draw();
  const faults: unknown[] = [];
  const listen = ({ error }: ErrorEvent) => faults.push(error);
  window.addEventListener('error', listen);
  fireEvent(window, new Event('keydown'));
  window.removeEventListener('error', listen);
  expect(faults).toEqual([]);
});
