import { chakra, Flex, Text } from '@chakra-ui/react';
import { useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../../../ui/form/file-button';
import { droppedFiles, replaysOf } from './dropped-files';
import { MOST_FILES } from './night-state';

const Zone = chakra('div', {
  base: {
    padding: '4',
    marginBottom: '4',
    bg: 'bg.surface',
    borderRadius: 'md',
    border: '2px dashed',
    borderColor: 'border.control',
    '&[data-over]': { borderColor: 'action', bg: 'bg.raised' },
  },
});

const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** The area for dropping or choosing all files of a night, or a folder with them. */
export function NightDrop({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { t } = useTranslation('admin-report-night');
  const [isOver, setIsOver] = useState(false);

  const onDrop = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setIsOver(false);
    void droppedFiles(event.dataTransfer).then(onFiles);
  };
  const onDragOver = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setIsOver(true);
  };

  return (
    <Zone data-over={isOver || undefined} onDragOver={onDragOver} onDragLeave={() => setIsOver(false)} onDrop={onDrop}>
      <Flex wrap="wrap" align="center" gap="3">
        <FileButton accept=".replay" isMultiple onFiles={onFiles}>
          {t('drop.choose')}
        </FileButton>
        <FileButton accept=".replay" isFolder onFiles={(files) => onFiles(replaysOf(files))}>
          {t('drop.folder')}
        </FileButton>
        <Text fontWeight="medium" hideBelow="md">
          {t('drop.here')}
        </Text>
      </Flex>
      <Text color="fg.muted" fontSize="sm" marginTop="2">
        {t('drop.help', { most: MOST_FILES })}
      </Text>
    </Zone>
  );
}
