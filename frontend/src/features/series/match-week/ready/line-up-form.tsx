import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../lib/use-action';
import { styled } from '../../../../styled-system/jsx';
import { Button } from '../../../../ui/button';
import { MessageBox } from '../../../../ui/dialog/message-box';
import { useNameLineUpMutation, type WeekReadyFragment } from './week-ready.generated';

/** Three play, and a fourth may step in; the server has the same limits. */
const LEAST = 3;
const MOST = 4;

/** A browser gives a fieldset the width of its longest word. */
const Players = styled('fieldset', { base: { minWidth: '0' } });
const Form = styled('form', { base: { display: 'grid', gap: '2', justifyItems: 'start', overflowWrap: 'anywhere' } });
const Choice = styled('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'touch',
    '& > input': { width: '5', height: '5' },
  },
});

/** A captain names who plays. Those named before are chosen already, but for one who cannot play any more. */
export function LineUpForm({ week: { id: seriesId, side, ready } }: { week: WeekReadyFragment }) {
  const { t } = useTranslation('series-match-week');
  const own = ready.lineUps.find((lineUp) => lineUp.side === side);
  const [typed, setChosen] = useState<readonly number[]>(own?.players.map(({ playerId }) => playerId) ?? []);
  const chosen = typed.filter((id) => ready.candidates.some(({ playerId }) => playerId === id));
  const [refusal, setRefusal] = useState<string | null>(null);
  const { run, busy } = useAction(useNameLineUpMutation(), {
    success: t('ready.saved'),
    isProblemSilent: true,
    isFaultSilent: true,
  });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const outcome = await run({ input: { seriesId, playerIds: [...chosen] } });
    setRefusal(outcome.status === 'refused' || outcome.status === 'failed' ? outcome.text : null);
  };
  return (
    <Form onSubmit={(event) => void send(event)}>
      <Players>
        <legend>{t('ready.choose')}</legend>
        {ready.candidates.map(({ playerId, nickname }) => {
          const isChosen = chosen.includes(playerId);
          return (
            <Choice key={playerId}>
              <input
                type="checkbox"
                checked={isChosen}
                disabled={!isChosen && chosen.length >= MOST}
                onChange={() => setChosen(isChosen ? chosen.filter((id) => id !== playerId) : [...chosen, playerId])}
              />
              {nickname}
            </Choice>
          );
        })}
        {ready.suspended.map(({ playerId, nickname }) => (
          <Choice key={playerId} color="fg.muted">
            <input type="checkbox" disabled />
            {t('ready.suspended', { player: nickname })}
          </Choice>
        ))}
      </Players>
      {refusal && <MessageBox kind="error" title={refusal} isResult />}
      <Button type="submit" variant={own ? 'outline' : 'solid'} isWaiting={busy} disabled={chosen.length < LEAST}>
        {t(own ? 'ready.change' : 'ready.name')}
      </Button>
    </Form>
  );
}
