<div class="car-offer-repayment"><a class="link-more" href="#finance">{{> symbol it.symbol }}From {{ it.text }} on finance*</a>
<p class="car-offer-rates">{{#each it.rates as rate }}<span>{{ rate.text }}</span>{{/each}}</p></div>
