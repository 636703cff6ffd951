import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answer-to';
import { renderStaffPart } from '../../../test/render-staff';
import { viewerWith } from '../../report/testing/report-answers';
import { ImportTableDocument } from './import-table.generated';
import ImportPage from './import.page';

/** jsdom's files cannot do it. */
Blob.prototype.arrayBuffer ??= function (this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(new Error('unreadable'));
    reader.readAsArrayBuffer(this);
  });
};

const sent: unknown[] = [];
beforeEach(() => void sent.splice(0));

const line = (number: number, name: string, messageKey?: string) => ({
  line: number,
  name,
  outcome: messageKey ? null : 'CHANGED',
  newPlayers: [] as string[],
  knownPlayers: [] as string[],
  problem: messageKey
    ? {
        code: messageKey === 'api.series.unusual' ? 'UNUSUAL_NUMBERS' : 'INVALID_INPUT',
        messageKey,
        params: [],
      }
    : null,
});
const imported = (lines: object[], unread: string[] = []) => ({ lines, unread });
type Sent = { acceptsUnusual: boolean };
const draw = (answer: object | ((variables: Sent) => object)) =>
  renderStaffPart(<ImportPage />, {
    namespaces: ['admin', 'admin-imports', 'admin-server', 'api'],
    answers: [
      viewerWith('ADMIN'),
      answerTo(
        ImportTableDocument,
        (variables: unknown) => {
          sent.push(variables);
          return { importTable: typeof answer === 'function' ? answer(variables as Sent) : answer };
        },
        { times: 5 },
      ),
    ],
  });
const table = () => screen.findByLabelText('Tabellen');

test('a table is tried first, names what is refused, and the rest is saved as it was tried', async () => {
  await draw(imported([line(2, 'nova'), line(3, 'kugg', 'api.import.unknown')]));
  await userEvent.click(await table());
  await userEvent.paste('spelare;mmr\nNova;1500\nKugg;1200');
  expect(screen.queryByRole('button', { name: /^Spara/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Pröva utan att spara' }));
  expect(await screen.findByText('Rad 3: kugg')).toBeInTheDocument();
  expect(screen.getByText('Det finns ingen med det namnet.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Spara 1 rad' }));
  expect(await screen.findByRole('heading', { name: '1 rad är sparad' })).toBeInTheDocument();
  const csv = 'spelare;mmr\nNova;1500\nKugg;1200';
  expect(sent).toEqual([
    { kind: 'PLAYERS', csv, isTrial: true, acceptsUnusual: false },
    { kind: 'PLAYERS', csv, isTrial: false, acceptsUnusual: false },
  ]);
  expect(await table()).toHaveValue('');
});

test('new teams say before they are made which players are new, and which the league has already', async () => {
  const made = { ...line(2, 'Nordan'), outcome: 'CREATED', newPlayers: ['Is', 'Snö'], knownPlayers: ['Nova'] };
  await draw(imported([made, line(3, 'Vinter', 'api.import.player-twice')]));
  await userEvent.selectOptions(await screen.findByLabelText('Vad tabellen handlar om'), 'Nya lag med spelare');
  await userEvent.click(await table());
  await userEvent.paste('lag\tkapten\tspelare 2\tspelare 3\nNordan\tIs\tSnö\tNova\nVinter\tIs');
  await userEvent.click(screen.getByRole('button', { name: 'Pröva utan att spara' }));
  expect(await screen.findByText('Rad 2: Nordan')).toBeInTheDocument();
  expect(screen.getByText('Nya spelare: Is och Snö')).toBeInTheDocument();
  expect(screen.getByText('Finns redan: Nova')).toBeInTheDocument();
  expect(screen.getByText('Rad 3: Vinter')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Spara 1 rad' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ kind: 'NEW_TEAMS', isTrial: false });
});

test('numbers above the usual are saved after the person has said that they are right', async () => {
  const lines = [line(2, 'tall – gran', 'api.series.unusual')];
  await draw((variables) => imported(variables.acceptsUnusual ? [line(2, 'tall – gran')] : lines));
  await userEvent.click(await table());
  await userEvent.paste('hemma;borta;resultat');
  await userEvent.click(screen.getByRole('button', { name: 'Pröva utan att spara' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Talen på den raden stämmer' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Spara 1 rad' }));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent).toMatchObject([
    { isTrial: true, acceptsUnusual: false },
    { isTrial: true, acceptsUnusual: true },
    { isTrial: false, acceptsUnusual: true },
  ]);
});

test('a table that is changed after the trial must be tried again', async () => {
  await draw(imported([line(2, 'nova')]));
  await userEvent.click(await table());
  await userEvent.paste('spelare;mmr\nNova;1500');
  await userEvent.click(screen.getByRole('button', { name: 'Pröva utan att spara' }));
  expect(await screen.findByRole('button', { name: 'Spara 1 rad' })).toBeInTheDocument();
  await userEvent.type(await table(), '0');
  expect(screen.queryByRole('button', { name: /^Spara/ })).toBeNull();
});

test('what is new, what is so already and what is not read is said', async () => {
  const same = { ...line(3, 'kugg'), outcome: 'UNCHANGED' };
  await draw(imported([{ ...line(2, 'nova'), outcome: 'CREATED' }, same], ['Lag', 'Medlem']));
  await userEvent.click(await table());
  await userEvent.paste('spelare;mmr\nNova;1500\nKugg;1');
  await userEvent.click(screen.getByRole('button', { name: 'Pröva utan att spara' }));
  expect(await screen.findByRole('heading', { name: '1 rad kan sparas' })).toBeInTheDocument();
  for (const text of ['1 av dem är ny.', '1 rad säger det som redan är.', /^Kolumnerna Lag och Medlem läses inte/])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Spara 1 rad' })).toBeInTheDocument();
});

test('what is wrong with the whole table stands at it', async () => {
  await draw({
    code: 'INVALID_INPUT',
    messageKey: 'api.import.empty',
    field: null,
    params: [],
  });
  await userEvent.click(await table());
  await userEvent.paste('spelare;mmr');
  await userEvent.click(screen.getByRole('button', { name: 'Pröva utan att spara' }));
  await waitFor(async () =>
    expect(await table()).toHaveAccessibleDescription(/Tabellen har inga rader under rubrikerna/),
  );
});

const utf16 = (text: string, isBigEndian = false) =>
  Uint8Array.from(
    [...text].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return isBigEndian ? [code >> 8, code & 255] : [code & 255, code >> 8];
    }),
  );

test.each([
  ['UTF-8', new TextEncoder().encode('spelare;mmr\nÅsa;1')],
  ['UTF-16', utf16('\uFEFFspelare;mmr\nÅsa;1')],
  ['UTF-16 of other machines', utf16('\uFEFFspelare;mmr\nÅsa;1', true)],
  ['UTF-16 without a mark', utf16('spelare;mmr\nÅsa;1')],
  [
    "Windows' letters",
    Uint8Array.from([...'spelare;mmr\n'].map((letter) => letter.charCodeAt(0)).concat(0xc5, 0x73, 0x61, 0x3b, 0x31)),
  ],
])('a file in %s fills the table, and nothing is sent', async (encoding, bytes) => {
  await draw({});
  await userEvent.upload(await screen.findByLabelText('Läs från en fil (CSV)'), new File([bytes], 'mmr.csv'));
  await waitFor(async () => expect(await table()).toHaveValue('spelare;mmr\nÅsa;1'));
  expect(sent).toEqual([]);
  const told = screen.queryByText(/lästes som Windows-1252/);
  expect(told !== null).toBe(encoding === "Windows' letters");
});

test('a file that was put together of UTF-8 and other letters is shown with what cannot be read, and is not sent', async () => {
  await draw({});
  const bytes = [...new TextEncoder().encode('spelare;mmr\nÅsa;1\nÖrn;2\n'), 0xc5, ...new TextEncoder().encode('ke;3')];
  await userEvent.upload(
    await screen.findByLabelText('Läs från en fil (CSV)'),
    new File([Uint8Array.from(bytes)], 'mmr.csv'),
  );
  await waitFor(async () => expect(await table()).toHaveValue('spelare;mmr\nÅsa;1\nÖrn;2\n\uFFFDke;3'));
  expect(screen.queryByText(/lästes som Windows-1252/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Pröva utan att spara' }));
  expect(await table()).toHaveAccessibleDescription(/bokstäver som inte går att läsa/);
  expect(sent).toEqual([]);
});
