/**
 * Milliseconds of processor time since `from`, which is `process.cpuUsage()`. A limit in this unit also holds on a busy
 * machine.
 */
export function processorMs(from: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}
