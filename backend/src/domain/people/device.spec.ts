import { deviceOf } from './device.ts';

const MOZILLA = 'Mozilla/5.0';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${MOZILLA} (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox, Windows'],
  [`${MOZILLA} (X11; Linux x86_64) ${WEBKIT} Chrome/147.0.0.0 Safari/537.36`, 'Chrome, Linux'],
  [`${MOZILLA} (Windows NT 10.0) ${WEBKIT} Chrome/147.0.0.0 Safari/537.36 Edg/147.0`, 'Edge, Windows'],
  [`${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15`, 'Safari, Mac'],
  [`${MOZILLA} (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/147.0 Mobile/15E148 Safari/604.1`, 'Chrome, iPhone'],
  [`${MOZILLA} (Linux; Android 15; Pixel 9) ${WEBKIT} Chrome/147.0 Mobile Safari/537.36`, 'Chrome, Android'],
  ['curl/8.0', null],
  ['', null],
  [undefined, null],
  ['<script>alert(1)</script> Windows', 'Windows'],
  [`${'x'.repeat(600)} Firefox/1`, null],
])('%s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
