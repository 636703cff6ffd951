import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../../lib/use-address';
import { Button } from '../../../ui/button';
import { Fields } from '../labelled';
import { FROM_LIST } from '../lists/use-opened';
import { pairKey } from './pair-key';
import { PlayerPick, type Picked } from './player-pick';

/** Two players who are chosen by hand. */
export function PickPair() {
  const { t } = useTranslation('admin-duplicates');
  const { set } = useAddress();
  const [staying, setStaying] = useState<Picked | null>(null);
  const [leaving, setLeaving] = useState<Picked | null>(null);
  const isWhole = staying !== null && leaving !== null;

  return (
    <>
      <Fields>
        <PlayerPick label={t('pick.staying')} picked={staying} onPick={setStaying} />
        <PlayerPick label={t('pick.leaving')} picked={leaving} onPick={setLeaving} />
      </Fields>
      <Flex>
        <Button
          disabled={!isWhole}
          onClick={() => isWhole && set({ merge: pairKey([staying, leaving]) }, { isStep: true, state: FROM_LIST })}
        >
          {t('compare')}
        </Button>
      </Flex>
    </>
  );
}
