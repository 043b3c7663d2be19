import { z } from 'zod';

const platform =
	/^(?:DATABASE_URL|NETLIFY|AWS_|FORECOURT_|TYPESENSE_|TENANT|SMTP_URL$|MAIL_FROM$|SMS_URL$|SMS_FROM$|(?:NEVDIS|AUTOGRAB|REDBOOK)_(?:URL|KEY)$)/;

/** Whether an environment variable is the platform's: a tenant that named it would have it sent to a host of its choice. */
export const isPlatformVariable = (name: string): boolean => platform.test(name);

/** The name of an environment variable with a secret. */
export const variable = z
	.string({ error: 'the name of an environment variable, such as CRM_TOKEN' })
	.regex(/^[A-Z][A-Z0-9_]*$/);
