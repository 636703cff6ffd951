import { chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { MessageBox } from '../../../ui/dialog/message-box';
import { BusyButton } from '../../../ui/form/busy-button';
import { useBarHeight } from '../../../ui/use-bar-height';

interface SaveBarProps {
  changes: number;
  /** How many of them the next save sends. */
  part: number;
  /** How many of them are in other weeks or divisions. */
  elsewhere: number;
  /** How many of them have a warning. */
  toSee: number;
  isUnchecked: boolean;
  isBusy: boolean;
  /** Why the last save was refused. */
  refusal: string | null;
  onSave: () => void;
  onDiscard: () => void;
}

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    // above the site's own
    bottom: 'var(--edge)',
    zIndex: 'sticky',
    marginTop: '4',
    paddingBlock: '3',
    bg: 'bg.canvas',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
});

/** Saves all changes at once, and says how many there are. It stays in view while there are some. */
export function SaveBar(props: SaveBarProps) {
  const { changes, part, elsewhere, toSee, isUnchecked, isBusy, refusal, onSave, onDiscard } = props;
  const { t } = useTranslation('admin-times');
  const bar = useBarHeight('bottom');
  if (changes === 0 && !isBusy) return null;
  return (
    <Bar ref={bar}>
      {refusal !== null && (
        <chakra.div marginBottom="3">
          <MessageBox kind="error" isResult title={refusal} />
        </chakra.div>
      )}
      <Flex gap="3" wrap="wrap" alignItems="center">
        <BusyButton variant="solid" isBusy={isBusy} onClick={onSave}>
          {part < changes ? t('save-part', { part, count: changes }) : t('save', { count: changes })}
        </BusyButton>
        {changes > 0 && (
          <Button variant="ghost" isWaiting={isBusy} onClick={onDiscard}>
            {t('discard')}
          </Button>
        )}
        <chakra.span role="status" fontSize="sm" color="fg.muted">
          {[
            toSee > 0 && t('to-see', { count: toSee }),
            elsewhere > 0 && t('elsewhere', { count: elsewhere }),
            isUnchecked && t('unchecked'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </chakra.span>
      </Flex>
    </Bar>
  );
}
