import { chakra, Flex } from '@chakra-ui/react';
import { CircleX, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useServerText } from '../../../../lib/i18n/server-text';
import { Button } from '../../../../ui/button';
import { Section } from '../../../../ui/page/section';
import { Spinner } from '../../../../ui/page/spinner';
import { isPending, type NightFile } from './night-state';
import type { NightStore } from './night-store';

interface LooseFilesProps {
  files: readonly NightFile[];
  store: NightStore;
  nameOf: (seriesId: number) => string;
}

const List = chakra('ul', {
  base: {
    padding: '4',
    bg: 'bg.surface',
    borderRadius: 'md',
    '& li': { paddingBlock: '1', overflowWrap: 'anywhere' },
    '& .status': { display: 'flex', gap: '2' },
    '& .status svg': { flexShrink: '0', width: '5', height: '5', marginTop: '2px', color: 'fg.loss' },
    '& .undecided svg': { color: 'fg.draw' },
    '& .choices': { paddingInlineStart: '7' },
  },
});

/** The files without a series, each with the reason, and what staff can do about it. */
export function LooseFiles({ files, store, nameOf }: LooseFilesProps) {
  const { t } = useTranslation('admin-report-night');
  const serverText = useServerText();
  const failed = files.filter(({ state }) => state === 'failed');
  const reasonOf = ({ name, reason }: NightFile): string => {
    if (!reason) return name;
    const text = serverText(
      reason.messageKey,
      Object.entries(reason.params).map(([key, value]) => ({ name: key, value: String(value) })),
    );
    return text.includes(name) ? text : t('loose.of-file', { file: name, text });
  };
  const retryAll = failed.length > 1 && (
    <Button size="sm" onClick={() => store.retry(failed.map(({ key }) => key))}>
      {t('loose.retry-all', { count: failed.length })}
    </Button>
  );
  if (files.length === 0) return null;

  return (
    <Section heading={t('loose.heading', { count: files.length })} aside={retryAll}>
      <List>
        {files.map((file) => (
          <li key={file.key}>
            <span className={`status ${file.state}`}>
              {isPending(file) ? (
                <Spinner />
              ) : file.state === 'undecided' ? (
                <TriangleAlert aria-hidden />
              ) : (
                <CircleX aria-hidden />
              )}
              <span>
                {isPending(file)
                  ? t(`loose.${file.state === 'sending' ? 'sending' : 'waiting'}`, { file: file.name })
                  : reasonOf(file)}
              </span>
            </span>
            <Flex className="choices" wrap="wrap" gap="2">
              {file.state === 'undecided' &&
                file.choices.map((choice) => (
                  <Button key={choice} size="sm" onClick={() => store.place(file.key, choice)}>
                    {nameOf(choice)}
                  </Button>
                ))}
              {file.state === 'failed' && (
                <Button
                  size="sm"
                  aria-label={t('loose.retry-label', { file: file.name })}
                  onClick={() => store.retry([file.key])}
                >
                  {t('loose.retry')}
                </Button>
              )}
            </Flex>
          </li>
        ))}
      </List>
    </Section>
  );
}
