import { chakra, Flex } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { focusResult } from './focus-result';

const Box = chakra('div', {
  base: {
    marginBottom: '6',
    padding: '4',
    bg: 'bg.surface',
    borderRadius: 'md',
    border: '2px solid',
    borderColor: 'fg.draw',
    '& > h2': { fontWeight: 'bold', fontSize: 'lg' },
  },
});

interface ConflictNoticeProps {
  /** Grows with every act that is refused because of it, so that the notice takes the focus each time. */
  attempt: number;
  onReload: () => Promise<unknown>;
  onKeep: () => Promise<unknown>;
}

/** Another person saved meanwhile. Both versions exist until staff choose one. */
export function ConflictNotice({ attempt, onReload, onKeep }: ConflictNoticeProps) {
  const { t } = useTranslation('admin-report');
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => focusResult(ref.current), [attempt]);
  return (
    <Box role="alert" tabIndex={-1} ref={ref}>
      <h2>{t('conflict.title')}</h2>
      <p>{t('conflict.text')}</p>
      <Flex wrap="wrap" gap="3" marginTop="3">
        <Button onClick={() => void onReload()}>{t('conflict.reload')}</Button>
        <Button variant="ghost" onClick={() => void onKeep()}>
          {t('conflict.keep')}
        </Button>
      </Flex>
    </Box>
  );
}
