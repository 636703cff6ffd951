import type { DocumentNode } from '@apollo/client';
import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answer-to';
import { renderStaffPart } from '../../../test/render-staff';
import { TeamUnplayedSeriesDocument } from '../divisions/division-parts.generated';
import { ChangeSeriesRoomsDocument, GiveAwayRestDocument, StreamManySeriesDocument } from './bulk-series.generated';
import { ChosenActs } from './chosen-acts';
import { RestWalkoverDialog } from './acts/rest-walkover-dialog';
import type { AdminSeriesRowFragment } from './series-page.generated';
import { useChosenSeries } from './use-chosen-series';

const row = (
  id: number,
  changes: Partial<AdminSeriesRowFragment> = {},
  series: object = {},
): AdminSeriesRowFragment => ({
  version: 7,
  mayRun: true,
  mayChange: true,
  isOwnTeam: false,
  isContested: false,
  room: null,
  captains: [],
  ...changes,
  series: {
    id,
    week: 3,
    scheduledAt: '2026-11-20T18:00:00.000Z',
    isStreamed: false,
    hasPlayerNumbers: true,
    state: 'TIME_SET',
    format: 'FIRST_TO_3',
    homeGames: null,
    awayGames: null,
    walkover: null,
    isOvertime: false,
    division: { id: 4, name: 'Division 4', nameEng: null, discriminator: 'division-4', seasonId: 10 },
    season: { id: 10, name: 'Säsong 10' },
    home: { id: 1, name: `Hemma ${id}`, logo: null },
    away: { id: 2, name: `Borta ${id}`, logo: null },
    ...series,
  },
});

const problem = (rows: { id: number; messageKey: string }[]) => ({
  code: 'ROWS_REFUSED',
  messageKey: 'api.error.rows-refused',
  params: [{ name: 'count', value: String(rows.length) }],
  rows: rows.map((each) => ({ code: 'INVALID_INPUT', ...each })),
});

const changed = (count: number) => ({ changed: count });

/** The server's answer to a mutation, and its inputs. */
function onSend(document: DocumentNode, field: string, answer: object) {
  const sent: unknown[] = [];
  const heard = ({ input }: Record<string, unknown>) => {
    sent.push(input);
    return { [field]: answer };
  };
  return { sent, answer: answerTo(document, heard) };
}

function Part({ rows, onDone }: { rows: AdminSeriesRowFragment[]; onDone: () => void }) {
  const choice = useChosenSeries(rows);
  return (
    <>
      <ChosenActs choice={choice} onDone={onDone} />
      {choice.choosable.map(({ series: { id } }) => (
        <label key={id}>
          <input type="checkbox" checked={choice.isChosen(id)} onChange={() => choice.toggle(id)} />
          {id}
        </label>
      ))}
    </>
  );
}

async function draw(rows: AdminSeriesRowFragment[], ...answers: MockLink.MockedResponse[]) {
  const onDone = jest.fn();
  await renderStaffPart(<Part rows={rows} onDone={onDone} />, {
    answers,
    namespaces: ['admin-series', 'api'],
  });
  return { user: userEvent.setup(), onDone };
}

const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });
const confirm = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

describe('the chosen series', () => {
  it('are all of the page, or some; one that the viewer may not change cannot be chosen', async () => {
    const { user } = await draw([row(1), row(2), row(3, { mayRun: false, mayChange: false })]);
    await user.click(box('Välj alla 2 på sidan'));
    expect(screen.getByText('2 valda (högst 100 åt gången)')).toBeVisible();
    await user.click(box('1'));
    expect(box('Välj alla 2 på sidan')).toBePartiallyChecked();
    expect(screen.getByRole('button', { name: 'Streama (1)' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Ta bort stream (0)' })).toBeDisabled();
  });

  it('are a hundred at most, which is said before', async () => {
    const { user } = await draw(Array.from({ length: 120 }, (_, index) => row(index + 1)));
    await user.click(box('Välj de 100 första (högst så många åt gången)'));
    expect(screen.getByRole('button', { name: 'Streama (100)' })).toBeEnabled();
    await user.click(box('101'));
    expect(screen.getByRole('button', { name: 'Streama (101)' })).toBeDisabled();
  });

  it('are streamed with one press and a yes; one that is streamed already is left out, and that is told', async () => {
    const { sent, answer } = onSend(StreamManySeriesDocument, 'streamManySeries', changed(2));
    const { user, onDone } = await draw([row(1), row(2), row(3, {}, { isStreamed: true })], answer);
    await user.click(box('Välj alla 3 på sidan'));
    await user.click(screen.getByRole('button', { name: 'Streama (2)' }));
    expect(await screen.findByText(/^1 vald serie lämnas orörd/)).toBeVisible();
    await confirm(user, 'Streama (2)');
    await waitFor(() =>
      expect(sent).toEqual([
        {
          series: [
            { seriesId: 1, version: 7 },
            { seriesId: 2, version: 7 },
          ],
          isStreamed: true,
        },
      ]),
    );
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(box('Välj alla 3 på sidan')).not.toBeChecked();
  });

  it('that are refused are named with their reasons, and stay chosen', async () => {
    const { answer } = onSend(
      ChangeSeriesRoomsDocument,
      'changeSeriesRooms',
      problem([{ id: 2, messageKey: 'api.chat.room-open' }]),
    );
    const { user } = await draw([row(1), row(2)], answer);
    await user.click(box('Välj alla 2 på sidan'));
    await user.click(screen.getByRole('button', { name: 'Öppna rum (2)' }));
    await confirm(user, 'Öppna rum (2)');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('listitem')).toHaveTextContent(/^Hemma 2 – Borta 2: ./);
    expect(box('Välj alla 2 på sidan')).toBeChecked();
  });
});

describe('walkover in the rest of a team’s series', () => {
  const unplayed = (id: number, week: number) => ({
    version: 0,
    series: {
      id,
      week,
      home: { id: 1, name: 'Hemma 1' },
      away: { id: 9, name: `Lag ${id}` },
    },
  });
  const plans = answerTo(
    TeamUnplayedSeriesDocument,
    { teamUnplayedSeries: [unplayed(1, 3), unplayed(2, 4), unplayed(3, 5)] },
    { times: 5 },
  );

  it('lists what it decides, from the chosen week on, and sends exactly that', async () => {
    const { sent, answer } = onSend(GiveAwayRestDocument, 'giveAwayRest', changed(2));
    const onClose = jest.fn();
    await renderStaffPart(<RestWalkoverDialog row={row(1)} onClose={onClose} />, {
      answers: [plans, answer],
      namespaces: ['admin-series', 'api'],
    });
    const user = userEvent.setup();
    expect(await screen.findByRole('button', { name: 'Ge walkover i 3 serier' })).toBeEnabled();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Från' }), 'Vecka 4');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Vecka 4: Hemma 1 – Lag 2',
      'Vecka 5: Hemma 1 – Lag 3',
    ]);
    await user.click(screen.getByRole('button', { name: 'Ge walkover i 2 serier' }));
    await waitFor(() => expect(sent).toEqual([{ divisionId: 4, teamId: 1, seriesIds: [2, 3] }]));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  it('stays open when one of them is decided meanwhile, and names it', async () => {
    const refused = problem([{ id: 2, messageKey: 'api.series.changed-meanwhile' }]);
    const { answer } = onSend(GiveAwayRestDocument, 'giveAwayRest', refused);
    await renderStaffPart(<RestWalkoverDialog row={row(1)} onClose={() => undefined} />, {
      answers: [plans, answer],
      namespaces: ['admin-series', 'api'],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ge walkover i 3 serier' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Vecka 4: Hemma 1 – Lag 2: ');
  });
});
