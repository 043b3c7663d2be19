<details class="car-features car-fold"><summary><h2 class="type-section">Features</h2> <span>{{ it.featurecount }}</span></summary>
<div id="features">{{#each it.features as group }}<div>
<h3 class="type-card">{{ group.name }}</h3><ul>{{#each group.items as item }}<li>{{ item.text }}</li>{{/each}}</ul></div>{{/each}}
</div></details>
