<div class="car-bar"><p>{{ it.price.text }}{{#if it.repayment }}<span>From {{ it.repayment.text }}*</span>
{{#each it.repayment.rates as rate }}<span>{{ rate.text }}</span>{{/each}}{{/if}}</p>
<a class="button button-outline button-small" href="{{ it.place.path }}" data-form-dialog="enquiry" data-title="Submit an enquiry">Enquire</a>
<a class="button button-primary button-small" href="{{{ it.call.href }}}">{{> symbol it.call.symbol }}
<span class="sr-only">Call</span></a></div>
