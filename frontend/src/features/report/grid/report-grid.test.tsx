import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer } from 'react';
import { renderStaffPart } from '../../../test/render-staff';
import { reportForm } from '../model/report-form';
import type { Side } from '../model/grid-shape';
import type { RosterPlayer } from './grid-context';
import { ReportGrid } from './report-grid';
import type { RowMatch } from '../model/replay-proposal';
import { emptyForm, type ReportForm } from '../model/report-model';
import { knownRow, proposalOf, replayGame, replayRow, unknown } from '../testing/replay-proposals';

const players: Record<Side, RosterPlayer[]> = {
  home: [
    { playerId: 1, nickname: 'Åsa', isOnRoster: true, lastSlot: null, namedSlot: null, suspended: null },
    { playerId: 2, nickname: 'Bo', isOnRoster: false, lastSlot: null, namedSlot: null, suspended: null },
  ],
  away: [{ playerId: 3, nickname: 'Cia', isOnRoster: true, lastSlot: null, namedSlot: null, suspended: null }],
};

interface HarnessProps {
  form: ReportForm;
  onSave: () => void;
  players: typeof players;
}

function Harness({ form: initial, onSave, players }: HarnessProps) {
  const [form, dispatch] = useReducer(reportForm, initial);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <ReportGrid
        form={form}
        dispatch={dispatch}
        players={players}
        teams={{ home: 'Tallmo', away: 'Isviken' }}
        problems={new Map([['game-0-home-0-shots', 'Match 1, Åsa: ett helt tal från 0 till 199.']])}
        isReadOnly={false}
        onReplay={() => undefined}
      />
      <button type="submit">Spara</button>
    </form>
  );
}

async function draw(form = emptyForm(), of = players) {
  const onSave = jest.fn();
  await renderStaffPart(<Harness form={form} onSave={onSave} players={of} />, { namespaces: ['report', 'api'] });
  return { user: userEvent.setup(), onSave };
}

const cell = (id: string) => document.getElementById(id) as HTMLInputElement;

describe('a line-up that was named', () => {
  const named = {
    ...players,
    home: players.home.map((player, at) => ({ ...player, isOnRoster: true, namedSlot: 2 - at })),
  };

  it('stands first among the players of a row', async () => {
    await draw(emptyForm(), { ...named, home: [{ ...named.home[0]!, namedSlot: null }, named.home[1]!] });
    const groups = cell('game-0-home-0-player').querySelectorAll('optgroup');
    expect([...groups].map(({ label, textContent }) => [label, textContent])).toEqual([
      ['Valda av kaptenen', 'Bo'],
      ['I laget vid matchen', 'Åsa'],
    ]);
  });

  it('fills the rows by one press, in its order', async () => {
    const { user } = await draw(emptyForm(), named);
    await user.click(screen.getByRole('button', { name: 'Hämta uppställningarna som kaptenerna har valt' }));
    expect(cell('game-0-home-0-player')).toHaveValue('2');
    expect(cell('game-4-home-1-player')).toHaveValue('1');
  });
});

describe('the grid by keyboard', () => {
  it('moves with the arrows, and typing replaces what stands in the cell', async () => {
    const { user } = await draw();
    await user.click(cell('game-0-home-0-score'));
    await user.keyboard('310{ArrowRight}2{ArrowDown}1{ArrowUp}4');
    expect(cell('game-0-home-0-score')).toHaveValue('310');
    expect(cell('game-0-home-1-goals')).toHaveValue('1');
    expect(cell('game-0-home-0-goals')).toHaveValue('4');
  });

  it('leaves arrows with a modifier, and up and down in a list of players, to the browser', async () => {
    const { user } = await draw();
    await user.click(cell('game-0-home-0-score'));
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(cell('game-0-home-0-score')).toHaveFocus();
    cell('game-0-home-0-player').focus();
    await user.keyboard('{ArrowDown}');
    expect(cell('game-0-home-0-player')).toHaveFocus();
  });

  it('saves by Enter', async () => {
    const { user, onSave } = await draw();
    await user.click(cell('game-2-away-1-saves'));
    await user.keyboard('{Enter}');
    expect(onSave).toHaveBeenCalledTimes(1);
  });

  it('sums the goals of a side until someone types others', async () => {
    const { user } = await draw();
    await user.type(cell('game-0-home-0-goals'), '2');
    await user.type(cell('game-0-home-1-goals'), '1');
    expect(cell('game-0-home-goals')).toHaveValue('3');
    await user.type(cell('game-0-home-goals'), '4', { initialSelectionStart: 0, initialSelectionEnd: 1 });
    await user.type(cell('game-0-home-2-goals'), '1');
    expect(cell('game-0-home-goals')).toHaveValue('4');
  });
});

describe('pasting into the grid', () => {
  const paste = (id: string, text: string) => fireEvent.paste(cell(id), { clipboardData: { getData: () => text } });

  it('fills from the cell that has focus', async () => {
    await draw();
    paste('game-0-home-1-score', '100\t1\n200\t2');
    expect(cell('game-0-home-1-score')).toHaveValue('100');
    expect(cell('game-0-home-2-goals')).toHaveValue('2');
  });

  it('leaves a single value to the cell', async () => {
    await draw();
    // true: the browser's own action was not prevented
    expect(paste('game-0-home-1-score', '100\n')).toBe(true);
    expect(paste('game-0-home-1-score', '100\t1')).toBe(false);
  });
});

describe('rows from a replay', () => {
  const filled = reportForm(emptyForm(), {
    type: 'fill',
    proposal: proposalOf(
      replayGame(1, [
        replayRow('home', 'Vem-som-helst', {
          ...unknown,
          kind: 'suggested',
          suggestions: [{ playerId: 2, nickname: 'Bo', similarity: 0.8 }],
        }),
        replayRow('away', 'CIA', knownRow(3)),
      ]),
    ),
  });

  it('say in words who is known and who is not', async () => {
    await draw(filled);
    expect(screen.getByText('Vem är Vem-som-helst (Steam)?')).toBeVisible();
    expect(screen.getByText('CIA, känns igen på kontot')).toBeVisible();
  });

  it('take the nearest player by one press, remember the account and keep the focus', async () => {
    const { user } = await draw(filled);
    await user.click(screen.getByRole('button', { name: 'Det är Bo' }));
    expect(cell('game-0-home-0-player')).toHaveDisplayValue('Bo');
    expect(cell('game-0-home-0-player')).toHaveFocus();
    expect(screen.getByRole('checkbox', { name: 'Minns att Steam-kontot Vem-som-helst är Bo' })).toBeChecked();
  });

  it('on the account of another player say whose it is, and never remember it as the chosen one', async () => {
    const owned = (owner: RowMatch['owner']) => replayRow('home', 'Åsa', { ...unknown, owner });
    const form = reportForm(emptyForm(), {
      type: 'fill',
      proposal: proposalOf(
        replayGame(1, [
          owned({ nickname: 'Varg', side: null, team: 'Skogens FC' }),
          owned({ nickname: 'Cia', side: 'away', team: null }),
          owned({ nickname: 'Lo', side: null, team: null }),
        ]),
      ),
    });
    const { user } = await draw(form);
    const sentence = 'Åsa spelade på ett konto som tillhör Varg (Skogens FC).';
    expect(screen.getByText(`${sentence} Vem är Åsa (Steam)?`)).toBeVisible();
    expect(screen.getByText(/konto som tillhör Cia \(Isviken\)\./)).toBeVisible();
    expect(screen.getByText(/konto som tillhör Lo, utan lag\./)).toBeVisible();
    expect(cell('game-0-home-0-player')).toHaveValue('');
    await user.selectOptions(cell('game-0-home-0-player'), 'Åsa');
    expect(screen.getByText(`Åsa, valt för hand. ${sentence}`)).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /Minns/ })).not.toBeInTheDocument();
  });

  it('of a player who left and came back are shown, and count only when staff say so', async () => {
    const behind = replayRow('home', 'Åsa', { ...unknown, isLeftBehind: true });
    const form = reportForm(emptyForm(), {
      type: 'fill',
      proposal: proposalOf(replayGame(1, [replayRow('home', 'Åsa', knownRow(1)), behind])),
    });
    const { user } = await draw(form);
    expect(screen.getByText(/^Åsa lämnade och kom tillbaka/)).toBeVisible();
    const counts = screen.getByRole('checkbox', { name: 'Åsa räknas i match 1' });
    expect(counts).not.toBeChecked();
    await user.click(counts);
    expect(screen.getByText('Vem är Åsa (Steam)?')).toBeVisible();
  });

  it('offer the rest of the team too', async () => {
    const { user } = await draw(filled);
    await user.click(screen.getByRole('button', { name: 'Välj Åsa' }));
    expect(cell('game-0-home-0-player')).toHaveDisplayValue('Åsa');
  });
});

it('says what is wrong with a cell beside it, for those who see and those who listen', async () => {
  await draw();
  expect(cell('game-0-home-0-shots')).toBeInvalid();
  expect(cell('game-0-home-0-shots')).toHaveAccessibleDescription('Match 1, Åsa: ett helt tal från 0 till 199.');
});
