import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { PALETTE } from '../../theme/palette';
import { Button } from '../../ui/button';
import { Chooser, Label } from './chooser';
import { Tick, Ticks } from './ticks';
import { KINDS, lookOf, SCALE, type GraphicKind, type Look, type Part } from './graphic-address';

interface LookFieldsProps {
  kind: GraphicKind;
  look: Look;
  onChange: (changed: Partial<Look>) => void;
}

const Group = styled('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '@media (max-width: 359px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    gap: '3',
    alignItems: 'end',
    '& legend': { fontWeight: 'semibold', marginBottom: '2' },
  },
});

const Wide = styled('div', { base: { gridColumn: '1 / -1' } });

const Colour = styled('input', {
  base: {
    width: 'full',
    height: 'touch',
    padding: '1',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    cursor: 'pointer',
  },
});

// as a block it takes no more height than the fields beside it
const Range = styled('input', {
  base: { display: 'block', width: 'full', height: 'touch', accentColor: 'action', cursor: 'pointer' },
});

/** How the graphic looks and what it shows. */
export function LookFields({ kind, look, onChange }: LookFieldsProps) {
  const { t } = useTranslation('broadcast');
  const id = useId();
  const { places, parts } = KINDS[kind];
  const named = <T extends string>(values: readonly T[], nameOf: (value: T) => string) =>
    values.map((value) => ({ value, name: nameOf(value) }));
  const show = (part: Part, isShown: boolean) =>
    onChange({ hide: isShown ? look.hide.filter((one) => one !== part) : [...look.hide, part] });

  return (
    <Group>
      <legend>{t('choose.look')}</legend>
      <Chooser
        label={t('choose.place')}
        value={look.place}
        options={named(places, (place) => t(`place.${place}`))}
        onChoose={(place) => onChange({ place })}
      />
      <Chooser
        label={t('choose.background')}
        value={look.background}
        options={named(['transparent', 'solid'] as const, (background) => t(`background.${background}`))}
        onChoose={(background) => onChange({ background })}
      />
      <Chooser
        label={t('choose.theme')}
        value={look.theme}
        options={named(['dark', 'light'] as const, (theme) => t(`theme.${theme}`))}
        onChoose={(theme) => onChange({ theme })}
      />
      <Chooser
        label={t('choose.lang')}
        value={look.lang}
        options={named(['se', 'en'] as const, (lang) => t(`lang.${lang}`))}
        onChoose={(lang) => onChange({ lang })}
      />
      <div>
        <Label htmlFor={`${id}-accent`}>{t('choose.accent')}</Label>
        <Colour
          id={`${id}-accent`}
          type="color"
          value={look.accent ? `#${look.accent}` : PALETTE[look.theme].action.toLowerCase()}
          onChange={({ target }) => onChange({ accent: target.value.slice(1) })}
        />
      </div>
      <div>
        <Label htmlFor={`${id}-scale`}>{t('choose.scale', { percent: Math.round(look.scale * 100) })}</Label>
        <Range
          id={`${id}-scale`}
          type="range"
          min={SCALE.least}
          max={SCALE.most}
          step={SCALE.step}
          value={look.scale}
          onChange={({ target }) => onChange({ scale: Number(target.value) })}
        />
      </div>
      <Ticks role="group" aria-label={t('choose.hide')}>
        {parts.map((part) => (
          <Tick key={part}>
            <input
              type="checkbox"
              checked={!look.hide.includes(part)}
              onChange={({ target }) => show(part, target.checked)}
            />
            {t(`part.${part}`)}
          </Tick>
        ))}
      </Ticks>
      <Wide>
        <Button variant="ghost" onClick={() => onChange(lookOf(kind, new URLSearchParams()))}>
          {t('reset')}
        </Button>
      </Wide>
    </Group>
  );
}
