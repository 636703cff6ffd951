import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../lib/use-action';
import { styled } from '../../../../styled-system/jsx';
import { Heading, Text } from '../../../../ui/text';
import { useChooseReminderMutation, type MyWeekPageQuery } from './my-week-page.generated';

const Section = styled('section', { base: { marginTop: '8', display: 'grid', gap: '2' } });
const Choice = styled('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'touch',
    '& > input': { width: '5', height: '5' },
  },
});

interface ReminderSwitchesProps {
  choices: MyWeekPageQuery['myReminders']['choices'];
  /** They are the last known ones: nothing can be saved. */
  isOld: boolean;
}

/** The reminders that a captain gets, each with a switch. */
export function ReminderSwitches({ choices, isOld }: ReminderSwitchesProps) {
  const { t } = useTranslation('series-match-week');
  const id = useId();
  const { run, busy } = useAction(useChooseReminderMutation(), {
    success: t('reminders.saved'),
    refetch: ['MyWeekPage'],
  });
  return (
    <Section aria-labelledby={id}>
      <Heading id={id} size="md">
        {t('reminders.title')}
      </Heading>
      <Text color="fg.muted">{t('reminders.why')}</Text>
      {choices.map(({ kind, isOn }) => (
        <Choice key={kind}>
          <input
            type="checkbox"
            checked={isOn}
            disabled={busy || isOld}
            onChange={({ target }) => void run({ kind, isOn: target.checked })}
          />
          {t(`reminders.kind.${kind}`)}
        </Choice>
      ))}
    </Section>
  );
}
