import { styled } from '../../styled-system/jsx';
import { useLanguage } from '../../lib/i18n/i18n';
import { countryName } from './country-name';
import { FLAG_DRAWINGS, type FlagDrawing } from './flag-drawings';

interface FlagProps {
  /** Two letters. */
  country: string;
  /** The country's name is written beside the flag, so the flag has no alt text. */
  isDecorative?: boolean;
}

const WIDTH = 24;
const HEIGHT = 16;

const Cloth = styled('svg', {
  base: { flexShrink: '0', borderRadius: '2px', outline: '1px solid', outlineColor: 'border' },
});

const Code = styled('span', {
  base: {
    flexShrink: '0',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '6',
    height: '4',
    borderRadius: '2px',
    outline: '1px solid',
    outlineColor: 'border.control',
    color: 'fg.muted',
    fontFamily: 'display',
    fontSize: 'xs',
    fontWeight: 'semibold',
    lineHeight: '1',
  },
});

/** A country's flag, or its code when there is no drawing of the flag. */
export function Flag({ country, isDecorative = false }: FlagProps) {
  const language = useLanguage();
  const name = countryName(country, language);
  const meaning = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  const code = country.toUpperCase();
  const drawing = FLAG_DRAWINGS[code];
  if (!drawing) {
    return (
      <Code {...meaning} title={isDecorative ? undefined : name}>
        {code}
      </Code>
    );
  }
  return (
    <Cloth {...meaning} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={`${WIDTH}px`} height={`${HEIGHT}px`}>
      {!isDecorative && <title>{name}</title>}
      <Drawing drawing={drawing} />
    </Cloth>
  );
}

function Drawing({ drawing }: { drawing: FlagDrawing }) {
  if (drawing.kind === 'cross') {
    const { field, cross, inner } = drawing;
    return (
      <>
        <rect width={WIDTH} height={HEIGHT} fill={field} />
        <path d="M0 8H24M9 0V16" stroke={cross} strokeWidth={inner ? 4 : 3} />
        {inner && <path d="M0 8H24M9 0V16" stroke={inner} strokeWidth={2} />}
      </>
    );
  }
  const weights = drawing.weights ?? drawing.colors.map(() => 1);
  const unit = HEIGHT / weights.reduce((sum, weight) => sum + weight, 0);
  const topOf = (band: number) => unit * weights.slice(0, band).reduce((sum, weight) => sum + weight, 0);
  return drawing.colors.map((color, band) => (
    <rect key={band} y={topOf(band)} width={WIDTH} height={unit * (weights[band] ?? 1)} fill={color} />
  ));
}
