import type { Config } from '@netlify/functions';
import { endpoint } from '../http/endpoint.ts';
import { getCaptcha } from '../services/get-captcha.ts';

export default endpoint(getCaptcha);

export const config: Config = { path: '/api/captcha', method: 'GET', region: 'syd' };
