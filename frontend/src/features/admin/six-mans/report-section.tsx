import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerText } from '../../../lib/i18n/server-text';
import { useAction } from '../../../lib/use-action';
import { useDraftState } from '../../../lib/drafts/use-draft-state';
import { BusyButton } from '../../../ui/form/busy-button';
import { useStaffConfirm } from '../kit/staff-confirm';
import { MessageBox } from '../../../ui/dialog/message-box';
import { Section } from '../../../ui/page/section';
import { DraftNotice } from '../draft-notice';
import { Fields, Labelled, Note } from '../labelled';
import { useUnsavedGuard } from '../../../league/drafts/use-unsaved-guard';
import { PersonField } from './person-field';
import { emptySide, isKnown, toPersonInput } from './report-form';
import { Choice } from '../kit/choice';
import { useReportSixMansSeriesMutation } from './six-mans.generated';

const SIDES = ['winners', 'losers'] as const;
const LOSER_GAMES = [0, 1, 2] as const;
const NOBODY_YET = { winners: emptySide(), losers: emptySide(), loserGames: 0 };

/** A report that is sent twice, by a second click or a slow connection, counts once. */
const newReference = () => crypto.randomUUID();

/** The form of a finished series. */
export function ReportSection() {
  const { t } = useTranslation('admin-six-mans');
  const serverText = useServerText();
  const draft = useDraftState({ form: 'six-mans', thing: 'new' }, NOBODY_YET);
  const { loserGames, ...sides } = draft.value;
  const guard = useUnsavedGuard(draft.isChanged);
  const [reference, setReference] = useState(newReference);
  const [refusal, setRefusal] = useState<string | null>(null);
  const report = useAction(useReportSixMansSeriesMutation(), {
    success: t('reported'),
    isProblemSilent: true,
    refetch: ['AdminSixMans'],
  });
  const [question, ask] = useStaffConfirm();
  const isReady = SIDES.every((side) => sides[side].every(isKnown));

  async function send(isAnother = false) {
    setRefusal(null);
    const [winners, losers] = [sides.winners.map(toPersonInput), sides.losers.map(toPersonInput)];
    const outcome = await report.run({ input: { winners, losers, loserGames, reference, isAnother } });
    if (outcome.status === 'done') {
      draft.clear();
      setReference(newReference());
    }
    if (outcome.status !== 'refused') return;
    const { code, messageKey, params } = outcome.problem;
    const why = serverText(messageKey, params);
    if (code !== 'SAME_AGAIN') return setRefusal(why);
    ask({
      title: t('again-title'),
      children: why,
      confirmLabel: t('again-send'),
      onConfirm: () => send(true),
    });
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  return (
    <Section heading={t('report')}>
      <Note>{t('report-help')}</Note>
      <form onSubmit={submit}>
        {draft.isRestored && <DraftNotice onDiscard={draft.clear} />}
        {SIDES.map((side) => (
          <fieldset key={side}>
            <legend>{t(side)}</legend>
            <Fields>
              {sides[side].map((person, index) => (
                <PersonField
                  key={index}
                  label={t('person', { number: index + 1 })}
                  person={person}
                  onChange={(changed) =>
                    draft.change((before) => ({ ...before, [side]: before[side].with(index, changed) }))
                  }
                />
              ))}
            </Fields>
          </fieldset>
        ))}
        <Fields>
          <Labelled label={t('result')}>
            {(id) => (
              <Choice
                id={id}
                value={loserGames}
                onChange={({ target }) => draft.change((before) => ({ ...before, loserGames: Number(target.value) }))}
              >
                {LOSER_GAMES.map((games) => (
                  <option key={games} value={games}>
                    {t('score', { games })}
                  </option>
                ))}
              </Choice>
            )}
          </Labelled>
        </Fields>
        {refusal && <MessageBox kind="error" title={refusal} isResult />}
        <BusyButton type="submit" variant="solid" isBusy={report.busy} disabled={!isReady} marginTop="2">
          {t('send')}
        </BusyButton>
      </form>
      {guard}
      {question}
    </Section>
  );
}
