import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { UndoEffectFragment } from './undo.generated';

const List = chakra('ul', { base: { paddingLeft: '5', listStyle: 'disc', overflowWrap: 'anywhere' } });

/** What an undo really does, in words: what comes back, what goes, what is open again. */
export function UndoEffects({ effects }: { effects: readonly UndoEffectFragment[] }) {
  const { t } = useTranslation('admin-undo');
  const wordsOf = ({ thing, fate, count, names, to }: UndoEffectFragment): string => {
    const things = t(`thing.${thing}`, { count });
    const more = count - names.length;
    const named = [...names, ...(more > 0 && names.length > 0 ? [t('and-more', { count: more })] : [])].join(', ');
    const what = named === '' ? things : t('named', { things, names: named });
    return t(`fate.${fate}`, { what, to: to ?? t('gone') });
  };
  return (
    <List>
      {effects.map((effect) => (
        <li key={`${effect.fate} ${effect.thing} ${effect.to}`}>{wordsOf(effect)}</li>
      ))}
    </List>
  );
}
