import { useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeriesFormat } from '../../../lib/schema.generated';
import { Section } from '../../../ui/page/section';
import { Spinner } from '../../../ui/page/spinner';
import { FileButton } from '../../../ui/form/file-button';
import { ReplayStatuses } from './replay-statuses';
import type { Upload } from './use-replay-upload';
import { Flex, styled } from '../../../styled-system/jsx';
import { Text } from '../../../ui/text';

interface ReplayDropProps {
  format: SeriesFormat;
  teams: { home: string; away: string };
  isBusy: boolean;
  upload: Upload | null;
  onFiles: (files: File[]) => void;
  onUndo: () => void;
}

const Zone = styled('div', {
  base: {
    padding: '4',
    bg: 'bg.surface',
    borderRadius: 'md',
    border: '2px dashed',
    borderColor: 'border.control',
    '&[data-over]': { borderColor: 'action', bg: 'bg.raised' },
  },
});

const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** The area for dropping or choosing replay files, with the results of the latest ones. */
export function ReplayDrop({ format, teams, isBusy, upload, onFiles, onUndo }: ReplayDropProps) {
  const { t } = useTranslation('report');
  const [isOver, setIsOver] = useState(false);

  const onDrop = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  const onDragOver = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setIsOver(true);
  };

  return (
    <Section heading={t('replays.heading')}>
      <Zone
        data-over={isOver || undefined}
        onDragOver={onDragOver}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
      >
        <Flex wrap="wrap" align="center" gap="3">
          <FileButton accept=".replay" isMultiple onFiles={onFiles}>
            {t('replays.choose')}
          </FileButton>
          <Text fontWeight="medium" hideBelow="md">
            {t('replays.drop')}
          </Text>
          <Flex role="status" align="center" gap="2">
            {isBusy && (
              <>
                <Spinner />
                {t('replays.reading')}
              </>
            )}
          </Flex>
        </Flex>
        <Text color="fg.muted" fontSize="sm" marginTop="2">
          {t('replays.help')}
        </Text>
      </Zone>
      {upload && <ReplayStatuses format={format} teams={teams} upload={upload} onUndo={onUndo} />}
    </Section>
  );
}
