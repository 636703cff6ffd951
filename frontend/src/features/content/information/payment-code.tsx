import { encode } from 'uqr';
import { styled } from '../../../styled-system/jsx';

interface PaymentCodeProps {
  /** What a camera reads. */
  content: string;
  label: string;
}

/** The light frame around the code, in modules: the standard asks for four. */
const FRAME = 4;

/** Always dark on white, because cameras do not read it the other way round. */
const Code = styled('svg', { base: { display: 'block', width: 'full', height: 'auto', borderRadius: 'md' } });

/** A QR code. */
export function PaymentCode({ content, label }: PaymentCodeProps) {
  const { size, data } = encode(content, { ecc: 'M', border: FRAME });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <Code
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      style={{ background: '#fff' }}
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} fill="#000" />
    </Code>
  );
}
