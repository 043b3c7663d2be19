<div class="car-details">{{#if it.glance }}<section class="car-glance" id="overview"><h2 class="type-section">At a glance</h2>
{{> keyfacts it }}</section>{{/if}}{{#if it.comments }}{{> comments it.comments }}{{/if}}{{#if it.features }}{{> features it }}
{{/if}}{{#if it.papers }}{{> papers it.papers }}{{/if}}{{> specification it }}{{#if it.finance }}<details class="car-fold"><summary>
<h2 class="type-section">Estimate your repayments</h2></summary><div id="finance">{{> finance it.finance }}</div></details>{{/if}}
{{> place it.place }}</div>
