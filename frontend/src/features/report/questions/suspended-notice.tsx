import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/i18n';
import { useTimes } from '../../../lib/i18n/use-times';
import { QuestionBox } from './question-box';
import type { SuspendedPlayer, SuspendedState } from './use-suspended';

/** Says that suspended or banned players are in the report, why, and asks whether they did play. */
export function SuspendedNotice({ players, isAccepted, accept }: SuspendedState) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const times = useTimes();
  const reasonOf = ({ suspended }: SuspendedPlayer) =>
    language === 'en' ? (suspended.reasonEn ?? suspended.reasonSv) : suspended.reasonSv;
  const wordsOf = ({ suspended: { kind, startsOn, endsOn, seriesCount } }: SuspendedPlayer) => {
    const from = { from: times.date(startsOn) };
    if (seriesCount !== null) return t('suspended.series', { ...from, count: seriesCount });
    if (endsOn === null) return t(`suspended.from.${kind}`, from);
    return t(`suspended.days.${kind}`, { ...from, to: times.date(endsOn) });
  };
  return (
    <QuestionBox
      title={t('suspended.title', { count: players.length })}
      lines={players.map((player) => ({
        key: String(player.playerId),
        cell: player.cell,
        name: player.nickname,
        text: `${wordsOf(player)} ${reasonOf(player)}`,
      }))}
      accept={t('suspended.accept')}
      isAccepted={isAccepted}
      onAccept={accept}
    />
  );
}
