import { Controller, Get, Header, Headers, NotFoundException, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../access/access.decorators.ts';
import { Metrics } from './metrics.ts';
import { Readiness } from './readiness.ts';

@ApiExcludeController()
@Controller()
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    private readonly metrics: Metrics,
  ) {}

  @Public()
  @Get('health/live')
  @Header('Cache-Control', 'no-store')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Public()
  @Get('health/ready')
  @Header('Cache-Control', 'no-store')
  async ready(@Res({ passthrough: true }) res: Response): Promise<{ status: 'ok' | 'unavailable'; failing: string[] }> {
    const failing = await this.readiness.problems();
    if (failing.length > 0) res.status(503);
    return { status: failing.length > 0 ? 'unavailable' : 'ok', failing };
  }

  /** On this port only with its token. Without a configured token the path does not exist here (T84). */
  @Public()
  @Get('metrics')
  async figures(@Headers('authorization') authorization: string | undefined, @Res() res: Response): Promise<void> {
    if (!this.metrics.opensTo(authorization)) throw new NotFoundException();
    res.type(this.metrics.contentType).send(await this.metrics.text());
  }
}
