import type { Config } from '@netlify/functions';
import { getCaptcha } from '../platform/guards/captcha.ts';
import { endpoint } from '../platform/http/endpoint.ts';

export default endpoint(getCaptcha);

export const config: Config = { path: '/api/captcha', method: 'GET', region: 'syd' };
