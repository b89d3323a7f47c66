CREATE TABLE "export_claims" (
	"user_id" text PRIMARY KEY NOT NULL,
	"claim" text NOT NULL,
	"claimed_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "trades_open";--> statement-breakpoint
ALTER TABLE "benefit_uses" ADD COLUMN "claim" text;--> statement-breakpoint
ALTER TABLE "benefit_uses" ADD COLUMN "claimed_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "export_claims" ADD CONSTRAINT "export_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "benefit_uses_created" ON "benefit_uses" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "benefit_uses_claimed" ON "benefit_uses" USING btree ("claimed_until") WHERE "benefit_uses"."claim" is not null;--> statement-breakpoint
CREATE INDEX "captchas_expires" ON "captchas" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "orders_unstarted" ON "orders" USING btree ("paid_at","id") WHERE "orders"."status" = 'paid' and "orders"."started_at" is null;--> statement-breakpoint
CREATE INDEX "rate_limits_resets" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "records_deleted" ON "records" USING btree ("deleted_at","id") WHERE "records"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "refresh_tokens_expires" ON "refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verify_codes_expires" ON "verify_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "trades_open" ON "trades" USING btree ("created_at") WHERE "trades"."ended_at" is null;