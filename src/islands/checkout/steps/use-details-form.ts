import { useFormik } from 'formik';
import { useState } from 'react';
import { rememberedUser, rememberUser } from '../../../client/leads/device/remembered.ts';
import { useCaptcha } from '../../forms/sending/use-captcha.ts';
import { useCheckout } from '../checkout-context.ts';
import { checkoutRules, type Person } from '../checkout-rules.ts';
import { holdRequest, personIn } from '../hold-request.ts';
import { type HoldRequest, readReservationOf } from '../state/kept-reservation.ts';
import type { Failed } from '../state/stage.ts';

const changed = 'Something has changed since you opened this page. Please load it again and look at it once more.';

/** The visitor's details and the terms; they start with what the visitor has told a form of the site before (USER-5). */
export function useDetailsForm() {
	const { form, stores, session } = useCheckout();
	const [failure, setFailure] = useState<{ text: string; reload: boolean } | null>(null);
	const captcha = useCaptcha(form.base, form.captcha);
	const open = () => readReservationOf(stores.tab, form.car.id).request;
	const formik = useFormik({
		initialValues: { ...startingPerson(), terms: false },
		validationSchema: checkoutRules(form),
		validateOnChange: false,
		validateOnBlur: false,
		onSubmit: ({ terms: _, ...person }) => submit(person),
	});

	function startingPerson(): Person {
		const { name = '', last_name = '', email = '', phone = '' } = rememberedUser(stores.device);
		return { first_name: name, last_name, email, phone, ...personIn(open()) };
	}

	async function submit(person: Person): Promise<void> {
		setFailure(null);
		const { first_name, ...rest } = person;
		rememberUser(stores.device, { name: first_name, ...rest });
		const failed = await send(holdRequest({ form, stores }, person, open()));
		if (failed) show(failed);
	}

	/** Where the server wants a captcha that the page did not know of, it is solved and sent after all. */
	async function send(request: HoldRequest): Promise<Failed | null> {
		const solved = async () => ({ ...request, body: { ...request.body, captcha: await captcha.take() } });
		const first = await session.hold(form.captcha && !request.body['captcha'] ? await solved() : request);
		return first?.code === 'captcha' ? session.hold(await solved()) : first;
	}

	function show({ fields, error }: Failed): void {
		const { deposit, terms, car, ...own } = fields;
		formik.setErrors(own);
		const isChanged = Boolean(deposit ?? terms ?? car);
		if (isChanged) setFailure({ text: deposit ?? terms ?? changed, reload: true });
		else if (Object.keys(own).length === 0) setFailure({ text: error, reload: false });
	}

	return { formik, captcha, failure };
}
