import { Controller, Get, HttpStatus, Post, Query, Req, Res } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { deviceOf } from '../../domain/people/device.ts';
import { Public } from '../../platform/access/access.decorators.ts';
import { Caller } from '../../platform/access/caller-address.ts';
import { AppConfig } from '../../platform/config/config.ts';
import { HelpTickets } from '../../platform/crypto/help-tickets.ts';
import { unauthenticatedFault } from '../../platform/errors/fault.ts';
import {
  clearCookie,
  clearSessionCookies,
  readCookie,
  setCookie,
  setSessionCookies,
} from '../../platform/rest/cookies.ts';
import { problemBody } from '../../platform/errors/problem-body.ts';
import { readAccessToken } from '../../platform/rest/access-token.ts';
import { Envelope } from '../../platform/rest/envelope.ts';
import { assertOwnOrigin } from '../../platform/rest/own-origin.ts';
import { LoginWire } from './login.wire.ts';
import { LoginService } from './login.service.ts';
import {
  ACCESS_SECONDS,
  REFRESH_SECONDS,
  SessionsService,
  type Renewal,
  type SessionTokens,
} from './sessions.service.ts';

const STATE_SECONDS = 600;
/** What the browser deletes at a logout. Language, theme and consent belong to the visitor and stay. */
const FORGET = '"cache"';

/** Login, renewal of the session, and logout. */
@ApiTags('auth')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly login: LoginService,
    private readonly sessions: SessionsService,
    private readonly tickets: HelpTickets,
    private readonly config: AppConfig,
  ) {}

  /** Sends the visitor to the chat provider. */
  @Public()
  @Get('discord')
  @ApiOperation({ operationId: 'startLogin', summary: 'Begins a login: leads to the chat provider' })
  @ApiQuery({
    name: 'login_hint',
    type: String,
    required: false,
    description: 'Only for the emulated provider: who signs in',
  })
  @ApiFoundResponse({ description: 'To the chat provider', headers: { Location: { schema: { type: 'string' } } } })
  async start(@Caller() caller: string, @Res() res: Response, @Query('login_hint') hint?: unknown): Promise<void> {
    const { url, browserSecret } = await this.login.start(caller, typeof hint === 'string' ? hint : undefined);
    setCookie(res, this.config.https, { cookie: 'loginState', value: browserSecret, seconds: STATE_SECONDS });
    res.redirect(HttpStatus.FOUND, url);
  }

  /** Receives the provider's answer, and signs the visitor in when the result allows it. */
  @Public()
  @Get('discord/callback')
  @ApiOperation({ operationId: 'finishLogin', summary: 'Ends a login: signs in when its result does' })
  @ApiQuery({ name: 'code', type: String, required: false, description: "The provider's answer" })
  @ApiQuery({ name: 'state', type: String, required: false, description: 'Names the login that was begun' })
  @ApiQuery({ name: 'error', type: String, required: false, description: 'Why the provider refused' })
  @ApiOkResponse({ type: LoginWire })
  async finish(
    @Req() req: Request,
    @Caller() caller: string,
    @Res({ passthrough: true }) res: Response,
  ): Promise<LoginWire> {
    const secret = readCookie(req, 'loginState', this.config.https) ?? '';
    const { result, tokens, stop } = await this.login.finish(textsOf(req.query), secret, {
      address: caller,
      device: deviceOf(req.headers['user-agent']),
    });
    if (tokens) {
      // a login ends the session that the browser had before (T18)
      await this.sessions.endByTokens(...this.cookieTokens(req), 'logged in again');
      clearCookie(res, this.config.https, 'loginState');
      this.signIn(res, tokens);
    }
    return stop ? { result, reason: stop.reason, helpTicket: this.tickets.issue(stop.userId) } : { result };
  }

  /** Renews the session of the refresh cookie. 409 means that another tab was first: use the cookies that it got. */
  @Public()
  @Post('refresh')
  @Envelope()
  @ApiOperation({ operationId: 'renewSession', summary: 'Renews the session of the refresh cookie' })
  @ApiUnauthorizedResponse({ description: 'There is no session to renew' })
  @ApiForbiddenResponse({ description: 'The call comes from another site' })
  @ApiConflictResponse({ description: 'Another tab was first: use the cookies that it got' })
  async refresh(@Req() req: Request, @Res() res: Response): Promise<void> {
    assertOwnOrigin(req, this.config.publicUrl);
    const token = readCookie(req, 'refreshToken', this.config.https);
    const renewal: Renewal = token === null ? { kind: 'dead' } : await this.sessions.renew(token);
    if (renewal.kind === 'retry') return void res.status(409).json(problemBody(409, 'api.auth.retry'));
    if (renewal.kind === 'dead') {
      clearSessionCookies(res, this.config.https);
      throw unauthenticatedFault();
    }
    this.signIn(res, renewal.tokens);
    res.status(200).json({ CODE: 200, MESSAGE: 'api.auth.refreshed' });
  }

  /** Ends the session, here and at the provider. When the access token has expired, the refresh cookie is enough. */
  @Public()
  @Envelope()
  @Post('logout')
  @ApiOperation({ operationId: 'logOut', summary: 'Ends the session, here and at the provider' })
  @ApiForbiddenResponse({ description: 'The call comes from another site' })
  async logout(@Req() req: Request, @Res({ passthrough: true }) res: Response): Promise<string> {
    assertOwnOrigin(req, this.config.publicUrl);
    const refreshToken = readCookie(req, 'refreshToken', this.config.https);
    await this.sessions.endByTokens(readAccessToken(req, this.config), refreshToken, 'logout');
    clearSessionCookies(res, this.config.https);
    res.setHeader('Clear-Site-Data', FORGET);
    return 'api.auth.logged-out';
  }

  private signIn(res: Response, { accessToken, refreshToken }: SessionTokens): void {
    setSessionCookies(res, this.config.https, {
      accessToken,
      accessSeconds: ACCESS_SECONDS,
      refreshToken,
      refreshSeconds: REFRESH_SECONDS,
    });
  }

  private cookieTokens(req: Request): [accessToken: string | null, refreshToken: string | null] {
    const { https } = this.config;
    return [readCookie(req, 'accessToken', https), readCookie(req, 'refreshToken', https)];
  }
}

/** The query parameters that occur exactly once. */
function textsOf(query: Request['query']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
