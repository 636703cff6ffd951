import { useTranslation } from 'react-i18next';
import { seasonName } from '../../league/season-name';
import { useLanguage } from '../../lib/i18n/i18n';
import { useAction } from '../../lib/use-action';
import { Button } from '../../ui/button';
import { MessageBox } from '../../ui/dialog/message-box';
import { useConfirm } from '../../ui/dialog/use-confirm';
import { useDeclineNextSeasonPlaceMutation, type NextSeasonPlaceFragment } from './next-season-place.generated';

const KINDS = { HELD: 'success', LOST: 'warning', DECLINED: 'info' } as const;

/** Says whether the team has a place in the next season, and why. Its captain can decline the place. */
export function NextSeasonPlace({ place, team }: { place: NextSeasonPlaceFragment; team: string }) {
  const { t } = useTranslation('teams');
  const language = useLanguage();
  const [dialog, ask] = useConfirm();
  const { run, busy } = useAction(useDeclineNextSeasonPlaceMutation(), { refetch: ['TeamPage'] });
  const { state, isSettled, remaining } = place;
  const values = {
    team,
    count: remaining,
    season: seasonName(place.season.name, language),
    next: place.nextSeason ? seasonName(place.nextSeason.name, language) : t('place.next'),
  };
  const why = isSettled ? t(`place.settled.${state}`, values) : t(`place.running.${state}`, values);

  const askToDecline = () =>
    ask({
      title: t('place.confirm.title', values),
      children: t('place.confirm.text'),
      confirmLabel: t('place.decline'),
      isDestructive: true,
      onConfirm: () => run({}),
    });

  return (
    <>
      <MessageBox
        kind={KINDS[state]}
        title={t(`place.title.${state}`, values)}
        action={
          place.canDecline && (
            <Button isWaiting={busy} onClick={askToDecline}>
              {t('place.decline')}
            </Button>
          )
        }
      >
        {why} {t('place.only-members')}
      </MessageBox>
      {dialog}
    </>
  );
}
