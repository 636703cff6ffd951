import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import { Instant } from '../../../../ui/time/instant';
import type { NightFile } from './night-state';
import type { NightStore } from './night-store';

interface FilesOfSeriesProps {
  files: readonly NightFile[];
  store: NightStore;
  nameOf: (seriesId: number) => string;
}

const Box = chakra('details', {
  base: {
    fontSize: 'sm',
    '& summary': { cursor: 'pointer', minHeight: 'touch', paddingBlock: '10px' },
    '& ol': { paddingInlineStart: '5', listStyle: 'decimal' },
    '& li': { paddingBlock: '1' },
    '& time': { color: 'fg.muted' },
  },
});

/** The files of a series in playing order. Each can be left out, or moved to another series of the same teams. */
export function FilesOfSeries({ files, store, nameOf }: FilesOfSeriesProps) {
  const { t } = useTranslation('admin-report-night');
  return (
    <Box>
      <summary>{t('files.count', { count: files.length })}</summary>
      <ol>
        {files.map(({ key, name, playedAt, choices, seriesId }) => (
          <li key={key}>
            {name} {playedAt && <Instant at={playedAt} as="time" />}{' '}
            {choices
              .filter((choice) => choice !== seriesId)
              .map((choice) => (
                <Button key={choice} size="sm" variant="ghost" onClick={() => store.place(key, choice)}>
                  {t('files.move', { series: nameOf(choice) })}
                </Button>
              ))}
            <Button
              size="sm"
              variant="ghost"
              aria-label={t('files.remove-label', { file: name })}
              onClick={() => store.remove(key)}
            >
              {t('files.remove')}
            </Button>
          </li>
        ))}
      </ol>
    </Box>
  );
}
