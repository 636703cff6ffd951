import { LEAGUE } from '../platform/config/league.ts';
import { DEMO_ACCOUNTS } from '../integrations/discord/emulator/demo-accounts.ts';
import type { AppConfig } from '../platform/config/config.ts';

/** The text for the person at the terminal. Everything after it is JSON lines. */
export function greetOperator(config: AppConfig): void {
  const lines = ['', `  ${LEAGUE.name} is ready on ${config.publicUrl}`];
  if (config.discord.emulated) {
    lines.push('', '  Log in with one of the demo accounts:');
    for (const { handle, about } of DEMO_ACCOUNTS) lines.push(`    ${handle.padEnd(15)}${about}`);
  }
  // without a listener, a full disk behind the standard output would end the process (T117)
  process.stdout.on('error', () => undefined);
  process.stdout.write(`${lines.join('\n')}\n\n`);
}
