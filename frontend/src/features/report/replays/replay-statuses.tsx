import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeriesFormat } from '../../../lib/schema.generated';
import { Button } from '../../../ui/button';
import { useReportText } from '../use-report-text';
import type { Upload } from './use-replay-upload';
import { styled } from '../../../styled-system/jsx';

/** The server's sentence is for no file. It mentions neither how many were sent nor how many the format allows. */
const WRONG_COUNT = 'api.replay.no-file-selected';

interface ReplayStatusesProps {
  format: SeriesFormat;
  teams: { home: string; away: string };
  upload: Upload;
  onUndo: () => void;
}

const Box = styled('div', {
  base: {
    marginTop: '3',
    padding: '4',
    bg: 'bg.surface',
    borderRadius: 'md',
    '& ul': { display: 'grid', gridTemplateColumns: { md: 'repeat(auto-fill, minmax(20rem, 1fr))' }, columnGap: '4' },
    '& li': { display: 'flex', gap: '2', paddingBlock: '1', overflowWrap: 'anywhere' },
    '& li > svg': { flexShrink: '0', width: '5', height: '5', marginTop: '2px' },
    '& .used > svg': { color: 'fg.win' },
    '& .refused > svg': { color: 'fg.loss' },
    '& .warning > svg': { color: 'fg.draw' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'sm' },
  },
});

/** The result of each file in the latest upload, in words. */
export function ReplayStatuses({ format, teams, upload, onUndo }: ReplayStatusesProps) {
  const { t } = useTranslation('report');
  const say = useReportText(teams);
  const { proposal, refusal } = upload;
  const box = useRef<HTMLDivElement>(null);
  // on a phone it begins below what is seen
  useEffect(() => {
    // new browsers answer with a promise, which must not become the effect's clean-up
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [upload]);
  const isFilled = proposal?.files.some(({ status }) => status === 'used');

  return (
    <Box ref={box} role="status" aria-label={t('replays.result')}>
      <ul>
        {refusal && (
          <li className="refused">
            <CircleX aria-hidden />
            <span>
              {refusal.messageKey === WRONG_COUNT && Number(refusal.params.files) > 0
                ? t('replays.wrong-count', { files: refusal.params.files })
                : say(refusal.messageKey, refusal.params)}
              {refusal.messageKey === WRONG_COUNT && <small>{t(`replays.count.${format}`)}</small>}
            </span>
          </li>
        )}
        {proposal?.files.map((file, index) => (
          <li key={index} className={file.status}>
            {file.status === 'used' ? <CircleCheck aria-hidden /> : <CircleX aria-hidden />}
            <span>
              {file.refusal
                ? say(file.refusal.reasonKey, file.refusal.params)
                : t('replays.used', { game: file.gameNumber })}
              <small>{file.refusal ? t('replays.not-used') : file.name}</small>
            </span>
          </li>
        ))}
        {proposal?.warnings.map((warning) => (
          <li key={warning.code} className="warning">
            <TriangleAlert aria-hidden />
            {say(`api.replay.warning.${warning.code}`, warning.params)}
          </li>
        ))}
      </ul>
      {isFilled && (
        <Button size="sm" variant="ghost" marginTop="2" onClick={onUndo}>
          {t('replays.undo')}
        </Button>
      )}
    </Box>
  );
}
