import { chakra, HStack } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../lib/i18n/i18n';
import { paths } from '../../../../lib/paths';
import { useAction } from '../../../../lib/use-action';
import { Button } from '../../../../ui/button';
import { Link } from '../../../../ui/link';
import { Section } from '../../../../ui/page/section';
import { useStaffConfirm } from '../../kit/staff-confirm';
import { ChangeDialog } from './change-dialog';
import { type AdminGivenHonoursFragment, useRemoveHonourMutation } from './given-honours.generated';
import { GiveDialog } from './give-dialog';
import { GoalDialog } from './goal-dialog';
import { toChosenGoal, type OwnHonour } from './honour-form';
import { useGoalWords } from './use-goal-words';

const List = chakra('ul', { base: { display: 'grid', gap: '3', marginBottom: '4' } });
const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    '& > small': { color: 'fg.muted' },
  },
});

interface HonoursSectionProps {
  seasonId: number;
  given: AdminGivenHonoursFragment;
}

/** The goal of the season and staff's own honours: they are given, changed and taken away here (R46). */
export function HonoursSection({ seasonId, given: { goal, own } }: HonoursSectionProps) {
  const { t } = useTranslation('admin-season-end');
  const language = useLanguage();
  const wordsOf = useGoalWords();
  const [opened, setOpened] = useState<'give' | 'goal' | OwnHonour | null>(null);
  const [dialog, ask] = useStaffConfirm();
  const remove = useAction(useRemoveHonourMutation(), {
    success: t('honour.removed'),
    refetch: ['AdminSeasonEnd'],
    isProblemSilent: true,
    isFaultSilent: true,
  });
  const onClose = () => setOpened(null);
  const askToRemove = ({ id, version }: { id: number; version: number }, name: string) =>
    ask({
      title: t('honour.remove-ask', { name }),
      children: t('honour.remove-means'),
      confirmLabel: t('honour.remove'),
      isDestructive: true,
      onConfirm: () => remove.run({ input: { id, version } }),
    });

  return (
    <Section heading={t('honour.heading')}>
      {!goal && own.length === 0 && <p>{t('honour.none')}</p>}
      <List>
        {goal && (
          <Row>
            <strong>{t('goal.title')}</strong>
            <Link variant="inline" to={paths.goal(goal)}>
              {wordsOf(toChosenGoal(goal))}
            </Link>
            <Button size="sm" aria-label={t('goal.remove-name')} onClick={() => askToRemove(goal, t('goal.title'))}>
              {t('honour.remove')}
            </Button>
          </Row>
        )}
        {own.map((honour) => {
          const name = language === 'en' ? honour.nameEn : honour.nameSv;
          const named = { honour: name, name: honour.player?.nickname ?? honour.team?.name };
          return (
            <Row key={honour.id}>
              <strong>{name}</strong>
              <span>{named.name}</span>
              <Button size="sm" aria-label={t('honour.change-name', named)} onClick={() => setOpened(honour)}>
                {t('honour.change')}
              </Button>
              <Button
                size="sm"
                variant="ghost"
                aria-label={t('honour.remove-name', named)}
                onClick={() => askToRemove(honour, name)}
              >
                {t('honour.remove')}
              </Button>
            </Row>
          );
        })}
      </List>
      <HStack gap="3" wrap="wrap">
        <Button onClick={() => setOpened('give')}>{t('honour.give')}</Button>
        <Button onClick={() => setOpened('goal')}>{t(goal ? 'goal.change' : 'goal.open')}</Button>
      </HStack>
      {opened === 'give' && <GiveDialog seasonId={seasonId} onClose={onClose} />}
      {opened === 'goal' && <GoalDialog seasonId={seasonId} present={goal} onClose={onClose} />}
      {opened !== null && typeof opened === 'object' && (
        <ChangeDialog seasonId={seasonId} honour={opened} onClose={onClose} />
      )}
      {dialog}
    </Section>
  );
}
