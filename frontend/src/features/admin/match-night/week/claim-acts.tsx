import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../lib/use-action';
import { Button } from '../../../../ui/button';
import { useDecideClaimMutation, type WeekMatterRowFragment } from './week-matters.generated';

interface ClaimActsProps {
  matter: WeekMatterRowFragment;
  claim: NonNullable<WeekMatterRowFragment['claim']>;
}

/** Decides the claim of a walkover with one press. */
export function ClaimActs({ matter: { seriesId, version, home, away }, claim: { side, mayGrant } }: ClaimActsProps) {
  const { t } = useTranslation('admin-match-night');
  const { run, busy } = useAction(useDecideClaimMutation(), { success: t('of-week.decided'), refetch: ['MatchNight'] });
  const team = side === 'HOME' ? home.name : away.name;
  const names = t('names', { home: home.name, away: away.name });
  const decide = (isGranted: boolean) => void run({ input: { seriesId, version, isGranted } });
  return (
    <>
      {mayGrant && (
        <Button variant="solid" size="sm" isWaiting={busy} onClick={() => decide(true)}>
          {t('of-week.grant', { team })}
        </Button>
      )}
      <Button size="sm" isWaiting={busy} aria-label={t('of-week.decline-of', { names })} onClick={() => decide(false)}>
        {t('of-week.decline')}
      </Button>
    </>
  );
}
