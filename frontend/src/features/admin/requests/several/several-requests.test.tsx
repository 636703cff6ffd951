import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dialogGone, draw, REFUSED, request, TEAM } from '../testing/inbox';

describe('several at once', () => {
  const two = [
    request('TRANSFER', { team: TEAM }),
    request('NEW_TEAM', {
      id: 13,
      teamName: 'Norrsken',
      asker: { userId: 6, playerId: 8, nickname: 'Bo' },
    }),
  ];
  const claim = request('EXISTING_USER', { id: 14 });
  const taken = { ...REFUSED, code: 'NAME_TAKEN', messageKey: 'api.team.name-taken' };
  const outcomes = (...each: { id: number; problem: object | null; request: object | null }[]) => ({
    outcomes: each.map((outcome) => ({ ...outcome })),
  });
  const bar = () => within(screen.getByRole('region', { name: 'Flera ansökningar' }));

  test('all that are shown are chosen, but no claim, which needs a player', async () => {
    await draw([...two, claim]);
    expect(screen.queryByRole('checkbox', { name: /Koppla till spelare/ })).toBeNull();
    await userEvent.click(bar().getByRole('checkbox', { name: 'Välj alla som visas (2)' }));
    expect(screen.getByRole('checkbox', { name: 'Välj Övergång – Åskar' })).toBeChecked();
    expect(bar().getByText('2 valda')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Välj Övergång – Åskar' }));
    expect(bar().getByText('1 vald')).toBeInTheDocument();
    expect(bar().getByRole('checkbox')).toBePartiallyChecked();
  });

  test('accepted together after a question, and the one that fell through says why', async () => {
    const accepted = {
      ...two[0],
      status: 'ACCEPTED',
      decidedByNickname: 'Adde',
      decidedAt: '2026-11-20T18:05:59.000Z',
    };
    const gone = { ...two[1], status: 'CANCELLED', decidedAt: '2026-11-20T18:05:59.000Z' };
    const asked = await draw(
      two,
      outcomes({ id: 12, request: accepted, problem: null }, { id: 13, request: gone, problem: taken }),
    );
    await userEvent.click(bar().getByRole('checkbox'));
    await userEvent.click(bar().getByRole('button', { name: 'Acceptera 2' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/stoppar inte de andra/)).toBeInTheDocument();
    expect(asked).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Acceptera 2' }));
    expect(await screen.findByText('1 ansökan är accepterad')).toBeInTheDocument();
    expect(screen.getByText('Nytt lag – Bo: Ett annat lag heter redan så.')).toBeInTheDocument();
    expect(asked.at(-1)).toEqual({ decideRequests: { ids: [12, 13], isAccepted: true, reason: null } });
    // both are decided, so neither can be chosen
    await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
  });

  test('denied together with one reason', async () => {
    const asked = await draw(
      two,
      outcomes(
        { id: 12, request: { ...two[0], status: 'DENIED', reason: 'Nej' }, problem: null },
        { id: 13, request: { ...two[1], status: 'DENIED', reason: 'Nej' }, problem: null },
      ),
    );
    await userEvent.click(bar().getByRole('checkbox'));
    await userEvent.click(bar().getByRole('button', { name: 'Neka 2' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Anledning'), 'Nej');
    await userEvent.click(dialog.getByRole('button', { name: 'Neka ansökningarna' }));
    expect(await screen.findByText('2 ansökningar är nekade')).toBeInTheDocument();
    expect(asked.at(-1)).toEqual({ decideRequests: { ids: [12, 13], isAccepted: false, reason: 'Nej' } });
  });

  test('too many at once are refused where one looks, and all stay chosen', async () => {
    const many = {
      ...REFUSED,
      code: 'INVALID_INPUT',
      messageKey: 'api.request.together-many',
      params: [{ name: 'max', value: '50' }],
    };
    await draw(two, many);
    await userEvent.click(bar().getByRole('checkbox'));
    await userEvent.click(bar().getByRole('button', { name: 'Acceptera 2' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Acceptera 2' }));
    expect(await dialog.findByText('Välj en till 50 ansökningar.')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Nej' }));
    await dialogGone();
    expect(bar().getByText('2 valda')).toBeInTheDocument();
  });

  test('a last player who leaves is asked about', async () => {
    await draw([two[0] as object, request('LEAVE_TEAM', { id: 15, team: TEAM, teamName: 'Tallmo' })]);
    await userEvent.click(bar().getByRole('checkbox'));
    await userEvent.click(bar().getByRole('button', { name: 'Acceptera 2' }));
    expect(await screen.findByText(/1 lag förlorar sin sista spelare/)).toBeInTheDocument();
  });
});
