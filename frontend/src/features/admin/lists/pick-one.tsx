import { Box, chakra, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { ErrorState } from '../../../ui/page/error-state';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { SearchField } from './search-field';

/** Something that was found, with what tells it from others of its name. */
interface Hit {
  id: number;
  name: string;
  note: string;
}

interface PickOneProps {
  label: string;
  /** What is chosen, and the name of the button that chooses again. */
  picked: { name: string; other: string } | null;
  text: string;
  onSearch: (text: string) => void;
  /** undefined: no answer yet. `count` says how many there are. */
  found: { hits: readonly Hit[]; count: string } | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  /** null: choose again. */
  onPick: (id: number | null) => void;
}

const Hits = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1',
    marginTop: '2',
    listStyle: 'none',
    '& > li': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3', minHeight: 'touch' },
    '& span': { minWidth: '0', overflowWrap: 'anywhere' },
    '& small': { color: 'fg.muted' },
  },
});

/** Finds one of many by name, and shows what is chosen in place of the search. */
export function PickOne({ label, picked, text, onSearch, found, hasFailed, onRetry, onPick }: PickOneProps) {
  const { t } = useTranslation('admin');
  const place = useRef<HTMLDivElement>(null);
  const isPicked = picked !== null;
  const wasPicked = useRef(isPicked);

  // what was pressed is gone: the focus goes on to what came in its place
  useEffect(() => {
    if (isPicked !== wasPicked.current)
      place.current?.querySelector<HTMLElement>(isPicked ? 'button' : 'input')?.focus();
    wasPicked.current = isPicked;
  }, [isPicked]);

  if (picked) {
    return (
      <Box ref={place}>
        <Text fontSize="sm" fontWeight="medium" marginBottom="1">
          {label}
        </Text>
        <Text overflowWrap="anywhere">
          {picked.name}{' '}
          <Button variant="ghost" aria-label={picked.other} onClick={() => onPick(null)}>
            {t('pick.change')}
          </Button>
        </Text>
      </Box>
    );
  }
  return (
    <Box ref={place}>
      <SearchField label={label} text={text} onSearch={onSearch} />
      {text !== '' && hasFailed && <ErrorState onRetry={onRetry} />}
      {text !== '' && !found && !hasFailed && <SkeletonRows rows={2} rowHeight={44} />}
      {text !== '' && found && (
        <>
          <Text role="status" color="fg.muted" fontSize="sm" marginTop="2">
            {found.count}
          </Text>
          <Hits>
            {found.hits.map(({ id, name, note }) => (
              <li key={id}>
                <span>
                  {name} <small>{note}</small>
                </span>
                <Button aria-label={t('pick.choose-name', { name })} onClick={() => onPick(id)}>
                  {t('pick.choose')}
                </Button>
              </li>
            ))}
          </Hits>
        </>
      )}
    </Box>
  );
}
