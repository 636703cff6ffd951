import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useDraftFields } from '../../../league/drafts/use-draft-fields';
import { PLATFORMS } from '../../../league/platform-name';
import { toldEndOf } from '../../../lib/i18n/format';
import { useServerText } from '../../../lib/i18n/server-text';
import { useTimes } from '../../../lib/i18n/use-times';
import { useAction } from '../../../lib/use-action';
import { Flex, styled } from '../../../styled-system/jsx';
import { Button } from '../../../ui/button';
import { useConfirm } from '../../../ui/dialog/use-confirm';
import { BusyButton } from '../../../ui/form/busy-button';
import { SelectField, TextAreaField, TextField } from '../../../ui/form/form-field';
import { FormFrame } from '../../../ui/form/form-frame';
import { refuseForm } from '../../../ui/form/form-refusal';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { tooLong } from '../../../ui/form/form-text';
import { Section } from '../../../ui/page/section';
import { Text } from '../../../ui/text';
import { useLeaveBoardMutation, useSaveBoardEntryMutation } from './board-actions.generated';
import { DAYS } from './board-filters';
import type { BoardPageQuery } from './board-page.generated';

const RANK_MAX = 30;
const WORDS_MAX = 280;

/** An entry of the board. */
export type BoardEntry = BoardPageQuery['boardTeams'][number] | BoardPageQuery['boardPlayers'][number];

/** The days as the values of their boxes. '' is a platform that is not said. */
const schema = z.object({
  rank: z.string().check(z.trim(), z.maxLength(RANK_MAX, tooLong(RANK_MAX))),
  platform: z.string(),
  evenings: z.array(z.string()),
  words: z.string().check(z.trim(), z.maxLength(WORDS_MAX, tooLong(WORDS_MAX))),
});

const Card = styled('div', {
  base: {
    padding: '4',
    bg: 'bg.surface',
    borderRadius: 'md',
    '& .days': { display: 'flex', flexWrap: 'wrap', columnGap: '5' },
    '& .days > label': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'touch',
      '& > input': { width: '5', height: '5', accentColor: 'action' },
    },
  },
});

const Evenings = styled('fieldset', {
  base: { minWidth: '0', marginBottom: '5', '& > legend': { marginBottom: '1', fontWeight: 'medium' } },
});

interface EntryFormProps {
  side: 'PLAYER' | 'TEAM';
  /** The one that stands, if any. */
  entry: BoardEntry | undefined;
}

/** Puts the reader, or their team, on the board. What is typed is kept as a draft. */
export function EntryForm({ side, entry }: EntryFormProps) {
  const { t } = useTranslation('teams-board');
  const times = useTimes();
  const serverText = useServerText();
  const [dialog, ask] = useConfirm();
  const form = useSchemaForm(schema, {
    rank: entry?.rank ?? '',
    platform: entry?.platform ?? '',
    evenings: (entry?.evenings ?? []).map(String),
    words: entry?.words ?? '',
  });
  const { notice, clear } = useDraftFields(form, { form: 'board-entry', thing: side });
  const save = useAction(useSaveBoardEntryMutation(), { isProblemSilent: true, refetch: ['BoardPage'] });
  const leave = useAction(useLeaveBoardMutation(), { refetch: ['BoardPage'] });
  const who = side === 'TEAM' ? 'team' : 'player';

  const send = async ({ platform, evenings, ...texts }: z.output<typeof schema>) => {
    const outcome = await save.run({
      input: { ...texts, side, platform: platform || null, evenings: evenings.map(Number) },
    });
    if (outcome.status === 'done') clear();
    if (outcome.status !== 'refused') return;
    const { field, messageKey, params } = outcome.problem;
    refuseForm(form, field, serverText(messageKey, params));
  };
  const onLeave = async () => {
    if ((await leave.run({ side })).status === 'done') clear();
  };

  return (
    <Section heading={t(`own.heading-${who}`)}>
      <Text marginBottom="3">
        {entry ? t('own.stands', { date: times.date(toldEndOf(entry.expiresAt)) }) : t(`own.why-${who}`)}
      </Text>
      <Card>
        <FormFrame form={form} onSubmit={send}>
          {notice}
          <TextField
            {...form.register('rank')}
            label={t('own.rank')}
            help={t('own.rank-help')}
            isOptional
            maxLength={RANK_MAX}
            autoComplete="off"
          />
          <SelectField
            {...form.register('platform')}
            label={t('own.platform')}
            isOptional
            placeholder={t('own.any-platform')}
            options={PLATFORMS}
          />
          <Evenings>
            <legend>{t('own.evenings')}</legend>
            <div className="days">
              {DAYS.map((day) => (
                <label key={day}>
                  <input type="checkbox" value={day} {...form.register('evenings')} />
                  {t(`day.${day}`)}
                </label>
              ))}
            </div>
          </Evenings>
          <TextAreaField
            {...form.register('words')}
            label={t('own.words')}
            help={t('own.words-help', { max: WORDS_MAX })}
            isOptional
            rows={3}
            maxLength={WORDS_MAX}
          />
          <Flex wrap="wrap" gap="3">
            <BusyButton type="submit" variant="solid" isBusy={save.busy}>
              {t(entry ? 'own.renew' : 'own.save')}
            </BusyButton>
            {entry && (
              <Button
                variant="danger"
                isWaiting={leave.busy}
                onClick={() => ask({ children: t('own.will-leave'), isDestructive: true, onConfirm: onLeave })}
              >
                {t('own.leave')}
              </Button>
            )}
          </Flex>
        </FormFrame>
      </Card>
      {dialog}
    </Section>
  );
}
