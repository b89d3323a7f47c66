CREATE TABLE "benefit_counts" (
	"user_id" text NOT NULL,
	"benefit_type" text NOT NULL,
	"period" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "benefit_counts_user_id_benefit_type_period_pk" PRIMARY KEY("user_id","benefit_type","period")
);
--> statement-breakpoint
CREATE TABLE "benefit_uses" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "benefit_uses_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"coupon_code" text NOT NULL,
	"user_id" text NOT NULL,
	"order_id" text NOT NULL,
	CONSTRAINT "coupon_uses_coupon_code_user_id_pk" PRIMARY KEY("coupon_code","user_id")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"discount_type" text NOT NULL,
	"value" integer NOT NULL,
	"min_amount_fen" integer NOT NULL,
	"product_type" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"active" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_trades" (
	"trade_no" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"channel" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"description" text NOT NULL,
	"state" text NOT NULL,
	"refunded" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"user_id" text,
	"record_id" text,
	"product_type" text NOT NULL,
	"product_id" text NOT NULL,
	"product_name" text NOT NULL,
	"original_fen" integer NOT NULL,
	"discount_fen" integer NOT NULL,
	"amount_fen" integer NOT NULL,
	"coupon_code" text,
	"status" text NOT NULL,
	"channel" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	CONSTRAINT "orders_order_no_unique" UNIQUE("order_no")
);
--> statement-breakpoint
CREATE TABLE "packages" (
	"order_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"total" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"trade_no" text NOT NULL,
	"channel" text NOT NULL,
	"transaction_id" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"refund" text,
	"refund_reason" text,
	"refund_attempts" integer DEFAULT 0 NOT NULL,
	"refunded_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"price_fen" integer NOT NULL,
	"original_price_fen" integer NOT NULL,
	"months" integer,
	"features" jsonb NOT NULL,
	"popular_tag" text,
	"user_type" text NOT NULL,
	"chats" integer NOT NULL,
	"reports" integer NOT NULL,
	"active" boolean NOT NULL,
	CONSTRAINT "plans_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"order_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"plan_name" text NOT NULL,
	"user_type" text NOT NULL,
	"chats" integer NOT NULL,
	"reports" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	CONSTRAINT "subscriptions_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "trades" (
	"trade_no" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"channel" text NOT NULL,
	"client_type" text NOT NULL,
	"openid" text,
	"amount_fen" integer NOT NULL,
	"prepay_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"queried_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"problem" text
);
--> statement-breakpoint
ALTER TABLE "benefit_counts" ADD CONSTRAINT "benefit_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "benefit_uses" ADD CONSTRAINT "benefit_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_record_id_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."records"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trades" ADD CONSTRAINT "trades_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_uses_order" ON "coupon_uses" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_user_created" ON "orders" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_status_expires" ON "orders" USING btree ("status","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_pending" ON "orders" USING btree ("user_id","product_type","product_id",coalesce("record_id", '')) WHERE "orders"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "packages_user" ON "packages" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_transaction" ON "payments" USING btree ("channel","transaction_id");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_refund" ON "payments" USING btree ("refund");--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id","expires_at");--> statement-breakpoint
CREATE INDEX "trades_order" ON "trades" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "trades_open" ON "trades" USING btree ("ended_at");