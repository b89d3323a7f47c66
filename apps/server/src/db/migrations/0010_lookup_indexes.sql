CREATE INDEX "coupon_uses_user" ON "coupon_uses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "orders_record" ON "orders" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "report_access_user" ON "report_access" USING btree ("user_id");